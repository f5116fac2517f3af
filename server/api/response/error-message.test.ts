import { describe, expect, it } from 'vitest'
import { codeOfMessage } from '@/lib/api/code-of-message'
import { errorTable, type ErrorCode } from '@/lib/api/errors'
import { errorMessage } from './error-message'

const isCode = (word: string): word is ErrorCode => Object.hasOwn(errorTable, word)
const codes = Object.keys(errorTable).filter(isCode)
const isFixed = (code: ErrorCode) => codeOfMessage(errorTable[code].message) === code

/** The messages that the checkout's contract gives without a full stop, and their like (docs/rules/checkout.md). */
const withoutStop = new Set<ErrorCode>(['DELIVERY_MISSING', 'DELIVERY_NOT_FOUND', 'BRANCH_MISSING', 'PAYMENT_MISSING', 'PAYMENT_NOT_FOUND'])

describe('every code of the error table', () => {
  it.each(codes.filter((code) => !isFixed(code)))('%s has a sentence for people in both languages', (code) => {
    const [croatian, english] = [errorMessage(code, 'hrv'), errorMessage(code, 'eng')]
    expect(croatian).toMatch(withoutStop.has(code) ? /^\p{Lu}.* .*[\p{L}.]$/u : /^\p{Lu}.* .*[.!?]$/u)
    expect(croatian).not.toMatch(/\b(?:the|is|not|your|please)\b/i)
    expect(english).toMatch(/^\p{Lu}.* .*[.!?]$/u)
    expect(english).not.toMatch(/[čćđšž]/i)
    expect(english).not.toBe(croatian)
  })

  it.each(codes.filter(isFixed))('%s has a fixed message, the same in both languages', (code) => {
    expect([errorMessage(code, 'hrv'), errorMessage(code, 'eng')]).toEqual([errorTable[code].message, errorTable[code].message])
  })

  // docs/rules/platform.md#fixed-messages
  it('is fixed only where the contract of the API names the message', () => {
    expect(codes.filter(isFixed).map((code) => errorTable[code].message)).toEqual([
      'error.invalidQuantity',
      'Unknown api key',
      'Cart is archived.',
      'Session already used.',
      'core.notifications.itemNotInCart',
      'core.notifications.configurationNotSet',
      'Coupon not found!',
      'No active user',
      "Session doesn't exist",
      'core.notifications.consentRequired',
      'Unknown username or password!',
      'User already exist.',
      'Incorrect old password.',
    ])
  })
})

describe('errorMessage', () => {
  it.each([
    ['CART_EMPTY', 'eng', 'The cart is empty.'],
    ['CART_EMPTY', 'hrv', 'Košarica je prazna.'],
    ['CART_EMPTY', 'deu', 'Košarica je prazna.'],
    ['CART_EMPTY', undefined, 'Košarica je prazna.'],
    // A fixed message of the API.
    ['WRONG_LOGIN', 'eng', 'Unknown username or password!'],
    // What only staff meets.
    ['FOLDER_EXISTS', 'eng', 'A folder with this name exists here already.'],
  ] as const)('of %s for %s is %s', (code, language, text) => expect(errorMessage(code, language)).toBe(text))

  // docs/rules/platform.md#rate-limits
  it.each([
    [undefined, 'hrv', 'Previše pokušaja. Molimo pričekajte trenutak pa pokušajte ponovno.'],
    [60, 'hrv', 'Previše pokušaja. Molimo pričekajte trenutak pa pokušajte ponovno.'],
    [3050, 'hrv', 'Previše pokušaja. Molimo pokušajte ponovno za 51 min.'],
    [85_100, 'hrv', 'Previše pokušaja. Molimo pokušajte ponovno za 24 h.'],
    [3050, 'eng', 'Too many attempts. Please try again in 51 min.'],
  ] as const)('of a wait of %s s for %s is %s', (wait, language, text) => expect(errorMessage('TOO_MANY', language, wait)).toBe(text))
})
