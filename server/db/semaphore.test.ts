import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSemaphore, maxWriters } from './semaphore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that takes the given time, ms. */
function lasting(ms: number, onEnd: () => void = () => {}) {
  return () => new Promise<void>((resolve) => setTimeout(() => resolve(onEnd()), ms))
}

const failing = () => Promise.reject(new Error('Refused.'))

describe('takeTurns', () => {
  it('lets no more at once than there are places, all of them in the order they came, whatever some of them end with', async () => {
    const jobs = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 50 }), fails: fc.boolean() }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), jobs, async (places, all) => {
        const turns = createSemaphore({ permits: places, timeoutMs: 60_000 })
        const begun: number[] = []
        let running = 0
        let most = 0
        const ends = all.map(({ ms, fails }, at) =>
          turns(async () => {
            begun.push(at)
            most = Math.max(most, ++running)
            await lasting(ms)()
            running--
            if (fails) throw new Error('Refused.')
          }).catch(() => {}),
        )
        await vi.runAllTimersAsync()
        await Promise.all(ends)
        expect(begun).toEqual(all.map((_, at) => at))
        expect(most).toBe(Math.min(places, all.length))
      }),
      { numRuns: 50 },
    )
  })

  it('gives up a turn that does not come, and the place goes to the next', async () => {
    const turns = createSemaphore({ permits: 1, timeoutMs: 100 })
    const long = turns(lasting(150))
    const tired = turns(lasting(0)).then(
      () => 'done',
      ({ code }) => code,
    )
    await vi.advanceTimersByTimeAsync(60)
    const later = turns(lasting(0)).then(() => 'done')
    await vi.runAllTimersAsync()
    await long
    expect(await tired).toBe('UNAVAILABLE')
    expect(await later).toBe('done')
  })

  it('keeps no place of work that failed', async () => {
    const turns = createSemaphore({ permits: 1, timeoutMs: 100 })
    await expect(turns(failing)).rejects.toThrow('Refused.')
    await expect(turns(() => Promise.resolve('done'))).resolves.toBe('done')
  })
})

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [10, 8],
])('of %i connections %i are for writers', (connections, writers) => {
  expect(maxWriters(connections)).toBe(writers)
})
