import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { startWorker, type Worker } from './worker'

const waiting: { id: string; name: string; data: { outboxId: number }; expireInSeconds: number }[] = []
const queue = {
  fetch: vi.fn<() => Promise<typeof waiting>>(async () => waiting.splice(0, 1)),
  complete: vi.fn<() => Promise<void>>(async () => {}),
  fail: vi.fn<() => Promise<void>>(async () => {}),
}
const handle = vi.fn<(data: { outboxId: number }) => Promise<void>>(async () => {})
const arrivals = new EventEmitter()
let worker: Worker | undefined
const start = () => (worker = startWorker({ queue: queue as never, arrivals }, 'mail', handle))
const add = (outboxId: number) => waiting.push({ id: `j${outboxId}`, name: 'mail', data: { outboxId }, expireInSeconds: 60 })
afterEach(async () => {
  await worker?.stop()
  waiting.length = 0
  vi.clearAllMocks()
})

// docs/rules/platform.md#transactional-jobs
it('carries out what waits, then asks again only when a job has come', async () => {
  add(1)
  add(2)
  start()
  await vi.waitFor(() => expect(arrivals.listenerCount('mail')).toBe(1))
  expect(handle.mock.calls).toEqual([[{ outboxId: 1 }], [{ outboxId: 2 }]])
  expect(queue.fetch).toHaveBeenCalledTimes(3)

  arrivals.emit('print')
  add(3)
  arrivals.emit('mail')
  await vi.waitFor(() => expect(queue.complete).toHaveBeenCalledTimes(3))
})

it('marks a failed job and goes on', async () => {
  handle.mockRejectedValueOnce(new Error('nedostupno'))
  add(1)
  add(2)
  start()
  await vi.waitFor(() => expect(queue.complete).toHaveBeenCalledWith('mail', 'j2'))
  expect(queue.fail).toHaveBeenCalledWith('mail', 'j1', { message: 'nedostupno' })
})

it('stops while it waits', async () => {
  const own = start()
  await vi.waitFor(() => expect(arrivals.listenerCount('mail')).toBe(1))
  await own.stop()
  expect(arrivals.listenerCount('mail')).toBe(0)
})
