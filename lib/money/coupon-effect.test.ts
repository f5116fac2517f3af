import { expect, it } from 'vitest'
import { couponEffect } from './coupon-effect'

it.each([
  ['no coupon', null, 0, true, null],
  ['a coupon that takes something off', 'JESEN', 5, true, 'off'],
  ['the same without a delivery', 'JESEN', 5, false, 'off'],
  ['what went off by a code that is not known any more', null, 5, true, 'off'],
  ['a coupon for the delivery', 'DOSTAVA', 0, true, 'freeDelivery'],
  ['the same where nothing is sent', 'DOSTAVA', 0, false, null],
] as const)('%s', (_, couponCode, off, isSent, effect) => {
  expect(couponEffect({ couponCode, off, isSent })).toBe(effect)
})
