import { expect, test } from 'vitest'
import { parseQuantity, quantityAfterKey } from './parse-quantity'

const limits = { min: 1, max: 20 }

test.each([
  { key: 'ArrowUp', from: 3, to: 4 },
  { key: 'ArrowUp', from: 20, to: 20 },
  { key: 'ArrowDown', from: 3, to: 2 },
  { key: 'ArrowDown', from: 1, to: 1 },
  { key: 'PageUp', from: 3, to: 13 },
  { key: 'PageUp', from: 15, to: 20 },
  { key: 'PageDown', from: 15, to: 5 },
  { key: 'PageDown', from: 3, to: 1 },
  { key: 'Home', from: 7, to: 1 },
  { key: 'End', from: 7, to: 20 },
  { key: 'a', from: 7, to: null },
  { key: 'Tab', from: 7, to: null },
])('$key makes $to of $from', ({ key, from, to }) => {
  expect(quantityAfterKey(key, from, limits)).toBe(to)
})

test('End does nothing when there is no upper limit', () => {
  expect(quantityAfterKey('End', 7, { min: 1, max: Infinity })).toBeNull()
})

test.each([
  { typed: '5', means: 5 },
  { typed: ' 12 ', means: 12 },
  { typed: '0', means: null },
  { typed: '5abc', means: null },
  { typed: '500', means: 20 },
  { typed: '', means: null },
  { typed: '-2', means: null },
  { typed: '1.5', means: null },
  { typed: 'tri', means: null },
  { typed: '1e3', means: null },
  { typed: '99999999999', means: null },
])('"$typed" means $means', ({ typed, means }) => {
  expect(parseQuantity(typed, limits)).toBe(means)
})
