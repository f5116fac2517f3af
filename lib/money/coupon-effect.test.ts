import { expect, it } from 'vitest'
import { couponEffect } from './coupon-effect'

it.each([
  ['no coupon', null, 0, true, null],
  ['a coupon with an amount', 'JESEN', 5, true, 'off'],
  ['a coupon with an amount, without a delivery', 'JESEN', 5, false, 'off'],
  ['an amount without a known code', null, 5, true, 'off'],
  ['a free-delivery coupon', 'DOSTAVA', 0, true, 'freeDelivery'],
  ['a free-delivery coupon without a delivery', 'DOSTAVA', 0, false, null],
] as const)('%s', (_, couponCode, off, isSent, effect) => {
  expect(couponEffect({ couponCode, off, isSent })).toBe(effect)
})
