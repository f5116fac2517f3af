import { expect, it } from 'vitest'
import { maxOrderCents } from '@/server/modules/cart/pricing/price-cart'
import { validateOrder, type OrderFacts } from './validate-order'

const ready: OrderFacts = {
  problems: [null, null],
  hasBuyer: true,
  hasBilling: true,
  hasShipping: true,
  isCompanyValid: true,
  missingConsents: 0,
  isDigital: false,
  delivery: 'good',
  payment: 'good',
  isChanged: false,
  largestCents: 2449,
}
const digital: Partial<OrderFacts> = { isDigital: true, delivery: 'none', hasShipping: false }

it.each<[string, Partial<OrderFacts>, ReturnType<typeof validateOrder>]>([
  ['a complete cart', {}, null],
  ['a digital cart without delivery and delivery address', digital, null],
  ['a digital cart without a billing address', { ...digital, hasBilling: false }, 'ADDRESS_MISSING'],
  ['an empty cart', { problems: [] }, 'CART_EMPTY'],
  ['a cart without an owner', { hasBuyer: false, hasBilling: false, hasShipping: false }, 'NO_ACTIVE_USER'],
  ['no shipping address', { hasShipping: false }, 'ADDRESS_MISSING'],
  ['a company without its number', { isCompanyValid: false }, 'VALIDATION'],
  ['a missing consent', { missingConsents: 1 }, 'CONSENT_REQUIRED'],
  ['no delivery method', { delivery: 'none' }, 'DELIVERY_MISSING'],
  ['a delivery method that is not applicable', { delivery: 'unknown' }, 'DELIVERY_NOT_FOUND'],
  ['a delivery method without its branch', { delivery: 'noBranch' }, 'BRANCH_MISSING'],
  ['no payment method', { payment: 'none' }, 'PAYMENT_MISSING'],
  ['a payment method that is not applicable', { payment: 'unknown' }, 'PAYMENT_NOT_FOUND'],
  ['a line that is not sold any more', { problems: [null, 'unavailable', 'outOfStock'] }, 'CART_CHANGED'],
  ['a subscription beside another line', { problems: ['alone', null] }, 'SUBSCRIPTION_ALONE'],
  ['a line out of stock', { problems: [null, 'outOfStock'], isChanged: true }, 'OUT_OF_STOCK'],
  ['a line with too little stock', { problems: ['short'] }, 'OUT_OF_STOCK'],
  ['a changed price', { isChanged: true }, 'CART_CHANGED'],
  ['the largest allowed total', { largestCents: maxOrderCents }, null],
  ['a larger total', { largestCents: maxOrderCents + 1 }, 'CART_TOO_LARGE'],
])('%s', (_, own, code) => {
  expect(validateOrder({ ...ready, ...own })).toBe(code)
})
