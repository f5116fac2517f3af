import { ApiError } from '@/lib/api/errors'
import type { CouponProblem } from '@/lib/api/entities/cart.schema'

export type CouponErrorReason = 'notFound' | CouponProblem

const problems: readonly string[] = ['notYet', 'over', 'usedUp', 'usedByYou', 'scope', 'minTotal'] satisfies CouponProblem[]

/** Why a coupon was refused, as far as it is about the coupon; null for a lost connection and the like. */
export function couponErrorReason(error: unknown): CouponErrorReason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'COUPON_NOT_FOUND') return 'notFound'
  return error.code === 'COUPON_INVALID' && isProblem(error.data.reason) ? error.data.reason : null
}

function isProblem(reason: unknown): reason is CouponProblem {
  return typeof reason === 'string' && problems.includes(reason)
}
