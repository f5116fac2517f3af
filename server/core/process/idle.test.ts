import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { trackRequest, waitUntilIdle } from './idle'

const open: ServerResponse[] = []
afterEach(() => {
  for (const res of open.splice(0)) res.emit('close')
  vi.useRealTimers()
})

function startRequest() {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  open.push(res)
  trackRequest(res)
  return () => open.splice(open.indexOf(res), 1)[0]?.emit('close')
}

/** Whether the waiting work has started. */
function startWaiting(maxWaitMs = 500) {
  const state = { is: false }
  const wait = waitUntilIdle({ maxWaitMs }).then(() => (state.is = true))
  return { state, wait }
}

it('resolves at once when idle', async () => {
  const { state, wait } = startWaiting()
  await wait
  expect(state.is).toBe(true)
})

it('resolves when the last request ends', async () => {
  vi.useFakeTimers()
  const end = [startRequest(), startRequest()]
  const { state, wait } = startWaiting()
  end[0]?.()
  await vi.advanceTimersByTimeAsync(499)
  expect(state.is).toBe(false)
  end[1]?.()
  await wait
  expect(state.is).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('resolves after the timeout in a busy shop', async () => {
  vi.useFakeTimers()
  startRequest()
  const { state, wait } = startWaiting()
  await vi.advanceTimersByTimeAsync(500)
  await wait
  expect(state.is).toBe(true)
})
