import type { CouponProblem } from '@/lib/api/entities/cart.schema'
import { ApiError } from '@/lib/api/errors'

export type CouponErrorReason = 'notFound' | CouponProblem

const couponProblems: readonly string[] = [
  'notYet',
  'over',
  'usedUp',
  'usedByYou',
  'voucher',
  'scope',
  'minTotal',
] satisfies CouponProblem[]

/** Why a coupon was rejected; null for errors that are not about the coupon. */
export function couponErrorReason(error: unknown): CouponErrorReason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'COUPON_NOT_FOUND') return 'notFound'
  return error.code === 'COUPON_INVALID' && isCouponProblem(error.data.reason) ? error.data.reason : null
}

export function isCouponProblem(reason: unknown): reason is CouponProblem {
  return typeof reason === 'string' && couponProblems.includes(reason)
}
