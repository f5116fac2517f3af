import type { CouponProblem } from '@/lib/api/entities/cart.schema'

/** A coupon with its uses and scope for one cart. Times in ms. */
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
  /** Orders of this cart's owner that used it; 0 while the owner is unknown. */
  usedByOwner: number
  /** The products of the cart in its scope; null: all. */
  scope: number[] | null
}

type CartTotals = {
  /** ms */
  now: number
  /** The cart's total after member savings, without vouchers (docs/rules/prices.md#coupon-minimum). */
  totalCents: number
  /** Without vouchers. */
  productIds: readonly number[]
  voucherIds: readonly number[]
}

/** Why a coupon is not valid for a cart, or null (docs/rules/prices.md#coupon-validity). Reasons the shopper cannot change come first. */
export function couponProblem(coupon: CouponSnapshot, { now, totalCents, productIds, voucherIds }: CartTotals): CouponProblem | null {
  const { validFrom, validTo, usageLimit, used, usageLimitPerCustomer, usedByOwner, scope, minTotalCents } = coupon
  if (validFrom !== null && now < validFrom) return 'notYet'
  if (validTo !== null && now >= validTo) return 'over'
  if (usageLimit !== null && used >= usageLimit) return 'usedUp'
  if (usageLimitPerCustomer !== null && usedByOwner >= usageLimitPerCustomer) return 'usedByYou'
  const isInScope = (id: number) => scope === null || scope.includes(id)
  if (!productIds.some(isInScope)) {
    if (voucherIds.some(isInScope)) return 'voucher'
    // An empty cart keeps a coupon for all products.
    if (scope !== null) return 'scope'
  }
  if (totalCents < minTotalCents) return 'minTotal'
  return null
}

/** docs/rules/prices.md#coupon-code */
export function normalizeCouponCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
