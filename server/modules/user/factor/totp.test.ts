import { expect, it } from 'vitest'
import { matchingStep, newTotpSecret, totpUri } from './totp'

// The secret and the moments of RFC 6238, appendix B; its codes have eight digits, of which apps show the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

// docs/rules/accounts.md#factor-codes
it.each([
  ['the code of the moment', { code: '287082', now: at(59) }, 1],
  ['a later moment of the RFC', { code: '081804', now: at(1_111_111_109) }, 37_037_036],
  ['the code of the step before', { code: '287082', now: at(60) }, 1],
  ['the code of the step after', { code: '287082', now: at(29) }, 1],
  ['no code of two steps before', { code: '287082', now: at(90) }, null],
  ['no code of a step that was used', { code: '287082', now: at(59), lastStep: 1 }, null],
  ['no code of a step before a used one', { code: '287082', now: at(60), lastStep: 2 }, null],
  ['no other code', { code: '287083', now: at(59) }, null],
  ['no empty code', { code: '', now: at(59) }, null],
  ['no digits of another script', { code: '２８７０８２', now: at(59) }, null],
  ['no six characters of several bytes', { code: '28708č', now: at(59) }, null],
  ['no code with letters', { code: '28708a', now: at(59) }, null],
])('accepts %s', (_, attempt, step) => expect(matchingStep({ secret, lastStep: 0, ...attempt })).toBe(step))

it('makes secrets of 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('names shop and person for the app', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Kod: Željke', email: 'ana+office@primjer.hr' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.host).toBe('totp')
  expect(decodeURIComponent(uri.pathname)).toBe('/Kod  Željke:ana+office@primjer.hr')
  expect(uri.searchParams.get('secret')).toBe(secret)
})
