import type { CouponProblem } from '@/lib/api/entities/cart.schema'

/** A coupon as the database has it, seen from one cart. Moments in ms. */
export type CouponSnapshot = {
  id: number
  code: string
  kind: 'percent' | 'fixed' | 'freeDelivery'
  /** Percent points or cents, by kind. */
  amount: number
  minTotalCents: number
  validFrom: number | null
  validTo: number | null
  usageLimit: number | null
  used: number
  usageLimitPerCustomer: number | null
  /** Orders of this cart's owner that used it; 0 as long as nobody knows whose cart it is. */
  usedByOwner: number
  /** The products of the cart that it holds for; null: whatever is in it. */
  scope: number[] | null
}

type CartTotals = {
  /** ms */
  now: number
  /** What the cart comes to after the member's savings: the coupon's threshold and its discount are reckoned from it. */
  totalCents: number
  productIds: readonly number[]
}

/** Why a coupon does not hold for a cart now, or null. What nobody can change comes before what another book in the cart would mend. */
export function couponProblem(coupon: CouponSnapshot, { now, totalCents, productIds }: CartTotals): CouponProblem | null {
  const { validFrom, validTo, usageLimit, used, usageLimitPerCustomer, usedByOwner, scope, minTotalCents } = coupon
  if (validFrom !== null && now < validFrom) return 'notYet'
  if (validTo !== null && now >= validTo) return 'over'
  if (usageLimit !== null && used >= usageLimit) return 'usedUp'
  if (usageLimitPerCustomer !== null && usedByOwner >= usageLimitPerCustomer) return 'usedByYou'
  if (scope !== null && !productIds.some((id) => scope.includes(id))) return 'scope'
  if (totalCents < minTotalCents) return 'minTotal'
  return null
}

/** The one form of a code: case and spaces, inner ones too, are nobody's business. */
export function normalizeCouponCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
