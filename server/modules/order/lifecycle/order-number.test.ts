import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderNumber, orderYear } from './order-number'

it.each([
  [2026, 1, '2026-000001'],
  [2026, 123, '2026-000123'],
  [2027, 1_234_567, '2027-1234567'],
])('in %d, order %d has the number %s', (year, count, number) => {
  expect(orderNumber(year, count)).toBe(number)
})

it('is unique, sorts by count within a million, and is a valid HR00 reference', () => {
  const count = fc.integer({ min: 1, max: 999_999 })
  fc.assert(
    fc.property(count, count, (a, b) => {
      expect(orderNumber(2026, a) < orderNumber(2026, b)).toBe(a < b)
      expect(orderNumber(2026, a)).toMatch(/^(?=.{1,22}$)\d{1,12}(-\d{1,12}){0,2}$/)
    }),
  )
})

it.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
])('at %s the order year is %d', (moment, year) => {
  expect(orderYear(new Date(moment))).toBe(year)
})
