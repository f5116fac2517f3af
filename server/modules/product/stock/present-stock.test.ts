import { expect, it } from 'vitest'
import { presentStock } from './present-stock'

it.each([
  [null, { state: 'untracked', available: null }],
  [0, { state: 'out', available: 0 }],
  [-1, { state: 'out', available: 0 }],
  [1, { state: 'low', available: 1 }],
  [3, { state: 'low', available: 3 }],
  [4, { state: 'in', available: 4 }],
])('presents %s available units as %o', (available, expected) => {
  expect(presentStock(available)).toEqual(expected)
})
