import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { trackRequest, waitUntilIdle } from './idle'

const open: ServerResponse[] = []
afterEach(() => {
  for (const res of open.splice(0)) res.emit('close')
  vi.useRealTimers()
})

function visit() {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  open.push(res)
  trackRequest(res)
  return () => open.splice(open.indexOf(res), 1)[0]?.emit('close')
}

/** Whether the waiting work has started. */
function begun(patience = 500) {
  const state = { is: false }
  const wait = waitUntilIdle({ patience }).then(() => (state.is = true))
  return { state, wait }
}

it('begins at once when nobody is there', async () => {
  const { state, wait } = begun()
  await wait
  expect(state.is).toBe(true)
})

it('waits for the last of the visitors, and begins then', async () => {
  vi.useFakeTimers()
  const leave = [visit(), visit()]
  const { state, wait } = begun()
  leave[0]?.()
  await vi.advanceTimersByTimeAsync(499)
  expect(state.is).toBe(false)
  leave[1]?.()
  await wait
  expect(state.is).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('begins in a shop that is never empty, too', async () => {
  vi.useFakeTimers()
  visit()
  const { state, wait } = begun()
  await vi.advanceTimersByTimeAsync(500)
  await wait
  expect(state.is).toBe(true)
})
