import { describe, expect, it } from 'vitest'
import { hitRate } from './hit-rate'

describe('hit rate', () => {
  it.each([
    [0, 0, null],
    [0, 4, 0],
    [3, 1, 75],
    [2, 1, 67],
  ])('%i hits and %i misses', (hits, misses, rate) => {
    expect(hitRate({ hits, misses })).toBe(rate)
  })
})
