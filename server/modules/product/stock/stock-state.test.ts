import { expect, it } from 'vitest'
import { stockState } from './stock-state'

it.each([
  [null, { state: 'untracked', available: null }],
  [0, { state: 'out', available: 0 }],
  [-1, { state: 'out', available: 0 }],
  [1, { state: 'low', available: 1 }],
  [3, { state: 'low', available: 3 }],
  [4, { state: 'in', available: 4 }],
])('%s pieces to sell are %o', (available, expected) => {
  expect(stockState(available)).toEqual(expected)
})
