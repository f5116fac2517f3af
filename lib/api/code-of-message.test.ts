import { expect, it } from 'vitest'
import { codeOfMessage } from './code-of-message'
import { errorTable } from './errors'

it.each(['CART_ARCHIVED', 'SESSION_USED', 'COUPON_NOT_FOUND', 'USER_EXISTS', 'CONSENT_REQUIRED'] as const)(
  'knows %s by its message',
  (code) => {
    expect(codeOfMessage(errorTable[code].message)).toBe(code)
  },
)

it.each(['', 'toString', 'Nešto je pošlo po zlu.'])('knows no code of "%s"', (message) => {
  expect(codeOfMessage(message)).toBeUndefined()
})
