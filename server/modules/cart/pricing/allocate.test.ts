import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate'

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2000, 1000, 500], [57, 29, 14]],
    [1, [5, 5], [1, 0]],
    [0, [3, 4], [0, 0]],
    [7, [0, 7], [0, 7]],
    [5, [0, 0], [0, 0]],
    [3, [], []],
  ])('splits %d over %j into %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })

  it('adds up to the total and never exceeds a weight', () => {
    const cases = fc
      .array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 100 })
      .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: weights.reduce((a, b) => a + b, 0) })))
    fc.assert(
      fc.property(cases, ([weights, total]) => {
        const parts = allocate(total, weights)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(weights.every((weight) => weight === 0) ? 0 : total)
        for (const [i, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weights[i] ?? 0)
        }
      }),
    )
  })
})
