import { expect, it } from 'vitest'
import { maxOrderCents, validateOrder, type OrderFacts } from './validate-order'

const ready: OrderFacts = {
  problems: [null, null],
  hasOwner: true,
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
  ['a cart that is ready', {}, null],
  ['a digital cart without delivery and its address', digital, null],
  ['a digital cart without a billing address', { ...digital, hasBilling: false }, 'ADDRESS_MISSING'],
  ['an empty cart', { problems: [] }, 'CART_EMPTY'],
  ['nobody’s cart', { hasOwner: false, hasBilling: false, hasShipping: false }, 'NO_ACTIVE_USER'],
  ['no shipping address', { hasShipping: false }, 'ADDRESS_MISSING'],
  ['a company without its number', { isCompanyValid: false }, 'VALIDATION'],
  ['a consent not given', { missingConsents: 1 }, 'CONSENT_REQUIRED'],
  ['no delivery', { delivery: 'none' }, 'DELIVERY_MISSING'],
  ['delivery that no longer fits', { delivery: 'unknown' }, 'DELIVERY_NOT_FOUND'],
  ['delivery without its branch', { delivery: 'noBranch' }, 'BRANCH_MISSING'],
  ['no payment', { payment: 'none' }, 'PAYMENT_MISSING'],
  ['payment that no longer fits', { payment: 'unknown' }, 'PAYMENT_NOT_FOUND'],
  ['a line no longer sold', { problems: [null, 'unavailable', 'outOfStock'] }, 'CART_CHANGED'],
  ['a subscription beside something else', { problems: ['alone', null] }, 'SUBSCRIPTION_ALONE'],
  ['a line sold out', { problems: [null, 'outOfStock'], isChanged: true }, 'OUT_OF_STOCK'],
  ['a line with too few left', { problems: ['short'] }, 'OUT_OF_STOCK'],
  ['another price', { isChanged: true }, 'CART_CHANGED'],
  ['the largest total', { largestCents: maxOrderCents }, null],
  ['more than that', { largestCents: maxOrderCents + 1 }, 'CART_TOO_LARGE'],
])('%s', (_, own, code) => {
  expect(validateOrder({ ...ready, ...own })).toBe(code)
})
