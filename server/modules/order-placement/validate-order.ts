import type { CartItem } from '@/lib/api/entities/cart.schema'
import { AppError, type ErrorCode } from '@/lib/api/errors'
import { maxOrderCents } from '@/server/modules/cart/pricing/price-cart'

/** What is checked before a cart is ordered. */
export type OrderFacts = {
  problems: readonly CartItem['problem'][]
  hasBuyer: boolean
  /** For a digital cart: in a country the shop sells to. */
  hasBilling: boolean
  hasShipping: boolean
  /** False for a company without a valid number (docs/rules/orders.md#company-number). */
  isCompanyValid: boolean
  /** Required consents without an accepted log entry (docs/rules/orders.md#checkout-consents). */
  missingConsents: number
  /** E-products only. */
  isDigital: boolean
  /** The saved delivery method: none, not applicable, without its branch, or valid. */
  delivery: 'none' | 'unknown' | 'noBranch' | 'good'
  payment: 'none' | 'unknown' | 'good'
  /** The prices or the version differ from what the shopper acknowledged. */
  isChanged: boolean
  /** The largest amount of the cart. */
  largestCents: number
}

/** ADDRESS_MISSING with the types of addresses that the order lacks. */
export function missingAddressError({ hasBilling, hasShipping, isDigital }: OrderFacts): AppError {
  const fieldErrors = {
    ...(!hasBilling && { 'addresses.main': ['required'] }),
    ...(!hasShipping && !isDigital && { 'addresses.shipping': ['required'] }),
  }
  return new AppError('ADDRESS_MISSING', { fieldErrors })
}

/**
 * Returns the first refusal in the order of the checkout's steps, then the changes the shopper must see (docs/rules/orders.md#order-preconditions,
 * docs/rules/orders.md#cart-change-check); null if the cart may be ordered.
 */
export function validateOrder(facts: OrderFacts): ErrorCode | null {
  const needsDelivery = !facts.isDigital
  if (facts.problems.length === 0) return 'CART_EMPTY'
  if (!facts.hasBuyer) return 'NO_ACTIVE_USER'
  if (!facts.hasBilling || (needsDelivery && !facts.hasShipping)) return 'ADDRESS_MISSING'
  if (!facts.isCompanyValid) return 'VALIDATION'
  if (facts.missingConsents > 0) return 'CONSENT_REQUIRED'
  if (needsDelivery && facts.delivery === 'none') return 'DELIVERY_MISSING'
  if (needsDelivery && facts.delivery === 'unknown') return 'DELIVERY_NOT_FOUND'
  if (needsDelivery && facts.delivery === 'noBranch') return 'BRANCH_MISSING'
  if (facts.payment === 'none') return 'PAYMENT_MISSING'
  if (facts.payment === 'unknown') return 'PAYMENT_NOT_FOUND'
  if (facts.problems.includes('unavailable')) return 'CART_CHANGED'
  if (facts.problems.includes('alone')) return 'SUBSCRIPTION_ALONE'
  if (facts.problems.some((problem) => problem !== null)) return 'OUT_OF_STOCK'
  if (facts.isChanged) return 'CART_CHANGED'
  if (facts.largestCents > maxOrderCents) return 'CART_TOO_LARGE'
  return null
}
