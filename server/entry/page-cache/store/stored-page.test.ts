import { expect, it } from 'vitest'
import { ageOf } from './stored-page'

const minute = 60_000
const hour = 60 * minute

it.each([
  ['a page', 1800, -1, 'aging'],
  ['a page', 1800, 0, 'new'],
  ['a page', 1800, 30 * minute - 1, 'new'],
  ['a page', 1800, 30 * minute, 'aging'],
  ['a page', 1800, hour, 'old'],
  ['a page', 1800, 24 * hour, 'dead'],
  ['a list', 60, minute, 'aging'],
  ['a list', 60, 2 * minute, 'old'],
])('%s of %i s is after %i ms %s', (_, seconds, age, expected) => {
  expect(ageOf({ storedAt: 5000, seconds }, 5000 + age)).toBe(expected)
})
