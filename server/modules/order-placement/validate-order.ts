import type { CartItem } from '@/lib/api/entities/cart.schema'
import type { ErrorCode } from '@/lib/api/errors'

/** What stands of a cart when somebody wants to order it. */
export type OrderFacts = {
  problems: readonly CartItem['problem'][]
  hasOwner: boolean
  /** A digital cart's must be in a country that is sold to. */
  hasBilling: boolean
  hasShipping: boolean
  /** Nobody buys for a company without its number. */
  isCompanyValid: boolean
  /** Required wordings that nobody has agreed to for this cart. */
  missingConsents: number
  /** Nothing to deliver: e-products only. */
  isDigital: boolean
  /** The saved method: none, one that cannot bring this cart there, one without its branch, or good. */
  delivery: 'none' | 'unknown' | 'noBranch' | 'good'
  payment: 'none' | 'unknown' | 'good'
  /** It costs otherwise than the shopper was told, or is not the cart they saw. */
  isChanged: boolean
  /** The largest of its amounts. */
  largestCents: number
}

/** Cents that every amount of an order fits into, whatever it is multiplied by on the way (Postgres integer). */
export const maxOrderCents = 1_000_000_000

/**
 * Why a cart cannot become an order, or null (faults 16). The steps' own refusals come first, in the order of the steps; then what changed by
 * itself, which the shopper must be shown before anything is ordered (SPEC 4 'Cart change check').
 */
export function validateOrder(facts: OrderFacts): ErrorCode | null {
  const needsDelivery = !facts.isDigital
  if (facts.problems.length === 0) return 'CART_EMPTY'
  if (!facts.hasOwner) return 'NO_ACTIVE_USER'
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
