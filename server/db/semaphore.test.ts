import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSemaphore, maxWriters } from './semaphore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that takes the given time, ms. */
function work(ms: number, onEnd: () => void = () => {}) {
  return () => new Promise<void>((resolve) => setTimeout(() => resolve(onEnd()), ms))
}

const failing = () => Promise.reject(new Error('Refused.'))

describe('createSemaphore', () => {
  it('runs at most `permits` works at once, in order of arrival, even if some fail', async () => {
    const jobs = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 50 }), fails: fc.boolean() }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), jobs, async (permits, all) => {
        const withPermit = createSemaphore({ permits, timeoutMs: 60_000 })
        const started: number[] = []
        let running = 0
        let maxRunning = 0
        const ends = all.map(({ ms, fails }, at) =>
          withPermit(async () => {
            started.push(at)
            maxRunning = Math.max(maxRunning, ++running)
            await work(ms)()
            running--
            if (fails) throw new Error('Refused.')
          }).catch(() => {}),
        )
        await vi.runAllTimersAsync()
        await Promise.all(ends)
        expect(started).toEqual(all.map((_, at) => at))
        expect(maxRunning).toBe(Math.min(permits, all.length))
      }),
      { numRuns: 50 },
    )
  })

  it('rejects after the timeout and passes the permit on', async () => {
    const withPermit = createSemaphore({ permits: 1, timeoutMs: 100 })
    const long = withPermit(work(150))
    const rejected = withPermit(work(0)).then(
      () => 'done',
      ({ code }) => code,
    )
    await vi.advanceTimersByTimeAsync(60)
    const later = withPermit(work(0)).then(() => 'done')
    await vi.runAllTimersAsync()
    await long
    expect(await rejected).toBe('UNAVAILABLE')
    expect(await later).toBe('done')
  })

  it('releases the permit of failed work', async () => {
    const withPermit = createSemaphore({ permits: 1, timeoutMs: 100 })
    await expect(withPermit(failing)).rejects.toThrow('Refused.')
    await expect(withPermit(() => Promise.resolve('done'))).resolves.toBe('done')
  })
})

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [10, 8],
])('of %i connections writers get %i', (connections, writers) => {
  expect(maxWriters(connections)).toBe(writers)
})
