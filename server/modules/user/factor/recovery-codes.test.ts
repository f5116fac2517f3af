import { expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'

// docs/rules/accounts.md#recovery-codes
it('makes ten different codes in groups of four', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
})

it.each(['7k3m-90ab-cdef-1234', '7K3M 90AB CDEF 1234', '7k3m90abcdef1234', '7k3m-9oab-cdef-l234', ' 7k3m-90ab-cdef-i234 '])(
  'reads %j as the same code',
  (typed) => expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('7k3m-90ab-cdef-1234')),
)

it('tells codes apart', () => expect(hashRecoveryCode('7k3m-90ab-cdef-1235')).not.toBe(hashRecoveryCode('7k3m-90ab-cdef-1234')))
