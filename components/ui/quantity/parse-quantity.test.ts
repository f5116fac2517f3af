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
])('changes $from to $to by $key', ({ key, from, to }) => {
  expect(quantityAfterKey(key, from, limits)).toBe(to)
})

test('ignores End without a maximum', () => {
  expect(quantityAfterKey('End', 7, { min: 1, max: Infinity })).toBeNull()
})

test.each([
  { typed: '5', expected: 5 },
  { typed: ' 12 ', expected: 12 },
  { typed: '0', expected: null },
  { typed: '5abc', expected: null },
  { typed: '500', expected: 20 },
  { typed: '', expected: null },
  { typed: '-2', expected: null },
  { typed: '1.5', expected: null },
  { typed: 'tri', expected: null },
  { typed: '1e3', expected: null },
  { typed: '99999999999', expected: null },
])('parses "$typed" as $expected', ({ typed, expected }) => {
  expect(parseQuantity(typed, limits)).toBe(expected)
})
