import { expect, it } from 'vitest'
import { Attempt } from './order-attempt-schema'
import { returnUrls, toOrderNotes } from './order-notes'

// docs/rules/orders.md#return-urls
it.each([
  ['hr', {}],
  ['en', { successURL: '/en/checkout/success', failureURL: '/en/checkout/failure' }],
] as const)('a payment of a shopper who reads %s returns to pages of that language', (locale, expected) => {
  expect(returnUrls(locale)).toEqual(expected)
})

it('the addresses stay with the attempt, so that a repeated request is the same one', () => {
  const attempt = { cartId: 'a', protectCode: 'b', key: 'k', notes: [{ ...toOrderNotes('Na katu', null), ...returnUrls('en') }] }
  expect(Attempt.parse(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt)
})
