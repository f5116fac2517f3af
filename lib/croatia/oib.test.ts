import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyNumberProblem, isCompanyNumber, isOib, plainCompanyNumber } from './oib'

describe('an OIB', () => {
  it.each([
    ['99007123051', true],
    ['69435151530', true],
    ['33392005961', true],
    ['99007123052', false],
    ['00000000000', false],
    ['9900712305', false],
    ['990071230511', false],
    ['9900712305a', false],
    [' 99007123051', false],
    ['٩٩٠٠٧١٢٣٠٥١', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isOib(text)).toBe(expected)
  })

  it('has exactly one check digit for any ten digits and detects any single wrong digit', () => {
    const tenDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }).map((digits) => digits.join(''))
    fc.assert(
      fc.property(tenDigits, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
        const valid = '0123456789'.split('').filter((check) => isOib(digits + check))
        expect(valid).toHaveLength(1)
        const wrong = digits.split('')
        wrong[place] = String((Number(wrong[place]) + change) % 10)
        expect(isOib(wrong.join('') + valid[0])).toBe(false)
      }),
    )
  })
})

it.each([
  ['99007123051', 'HR', true],
  ['HR99007123051', 'HR', true],
  ['hr 990 0712 3051', 'HR', true],
  ['99007123052', 'HR', false],
  ['DE123456789', 'DE', true],
  ['ATU12345678', 'AT', true],
  // Italian and Latvian numbers have eleven digits, too.
  ['HR99007123051', 'IT', false],
  ['HR99007123051', 'LV', false],
  ['<b>', 'DE', false],
  ['', 'SI', false],
])('validates the company number %s in %s: %s', (text, country, expected) => {
  expect(isCompanyNumber(text, country)).toBe(expected)
})

it.each([
  ['', 'HR', 'required'],
  ['99007123052', 'HR', 'oib'],
  ['DE12', 'DE', 'vatNumber'],
  ['HR 99007123051', 'HR', null],
  ['DE 123 456 789', 'DE', null],
])('reports the problem of %s in %s: %s', (text, country, problem) => expect(companyNumberProblem(text, country)).toBe(problem))

// docs/rules/checkout.md#oib
it.each([
  ['HR99007123051', 'HR', '99007123051'],
  ['hr 990 0712 3051', 'HR', '99007123051'],
  [' 99007123051 ', 'HR', '99007123051'],
  ['HR9900712305', 'HR', 'HR9900712305'],
  ['HR 99007123051', 'IT', 'HR99007123051'],
  ['DE 123 456 789', 'DE', 'DE123456789'],
])('stores the company number %s of %s as %s', (text, country, stored) => expect(plainCompanyNumber(text, country)).toBe(stored))
