import { expect, it } from 'vitest'
import { discountPercent } from './discount-percent'

it.each([
  [20, 15, 25],
  [11.9, 8.5, 29],
  [19.99, 9.99, 50],
  [3, 2, 33],
  [3, 1, 67],
  [200, 199, 1],
  [10, 10, 0],
  [10, 12, 0],
  [10, 0, 100],
  [0, 0, 0],
])('from %s to %s is %s percent off', (before, now, expected) => {
  expect(discountPercent({ before, now })).toBe(expected)
})
