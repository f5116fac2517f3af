import { afterEach, expect, it, vi } from 'vitest'
import { createServer } from 'node:http'
import { drain } from '@/server/core/process/drain'
import type { EventSink } from '@/server/core/http/event-stream'
import { eventStreamBody } from './send-event-stream'

const shared: { [key: symbol]: unknown } = globalThis
afterEach(() => {
  vi.useRealTimers()
  shared[Symbol.for('izlog.draining')] = false
})

function aStream() {
  const close = vi.fn<() => void>()
  const abort = vi.fn<() => void>()
  let sink: EventSink<unknown> = { send: () => {}, end: () => {} }
  const source = {
    open(opened: EventSink<unknown>) {
      sink = opened
      return close
    },
  }
  const body = eventStreamBody(source, { encode: String, abort })
  return { body, close, abort, send: (text: string) => sink.send(text), end: () => sink.end() }
}

it('sends events and heartbeats until its source ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { body, send, end, close } = aStream()
  send('prvi ')
  vi.advanceTimersByTime(20_000)
  send('drugi')
  end()
  send('poslije')
  expect(await new Response(body).text()).toBe('prvi :\n\n:\n\ndrugi')
  expect(close).toHaveBeenCalledOnce()
})

it('ends when its reader is gone', async () => {
  const { body, close } = aStream()
  await body.cancel()
  expect(close).toHaveBeenCalledOnce()
})

it('is closed when its reader does not read (docs/rules/platform.md#event-streams)', async () => {
  const { body, send, close, abort } = aStream()
  send('x'.repeat(1024 * 1024))
  expect(close).not.toHaveBeenCalled()
  send('y')
  expect([close, abort].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await expect(new Response(body).text()).rejects.toThrow('does not read')
})

it('ends when the server drains', async () => {
  const { body, send, close } = aStream()
  send('prvi')
  await drain(createServer(), { delayMs: 0, timeoutMs: 0 })
  expect(close).toHaveBeenCalledOnce()
  expect(await new Response(body).text()).toBe('prvi')
})
