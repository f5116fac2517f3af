import { expect, it } from 'vitest'
import { isPostalCode, plainPostalCode } from './postal-code'

const patterns = new Map([
  ['HR', '[1-4]\\d{4}|5[0-3]\\d{3}'],
  ['CZ', '\\d{3} ?\\d{2}'],
])

// docs/rules/checkout.md#postal-codes
it.each([
  ['10000', 'HR', true],
  ['10 000', 'HR', true],
  ['53999', 'HR', true],
  ['00000', 'HR', false],
  ['99999', 'HR', false],
  ['54000', 'HR', false],
  ['1000', 'HR', false],
  ['110 00', 'CZ', true],
  ['11000', 'CZ', true],
  ['10 000', 'XX', true],
])('the postal code %s in %s: %s', (code, country, expected) => {
  expect(isPostalCode(code, patterns.get(country))).toBe(expected)
})

it.each([
  ['10 000', '10000'],
  ['10000', '10000'],
  ['110 00', '110 00'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['1 0000', '10000'],
])('stores the postal code %s as %s', (code, stored) => expect(plainPostalCode(code)).toBe(stored))
