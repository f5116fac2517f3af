import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { coupons } from '@/server/db/schema/cart'
import type { Transaction } from '@/server/core/transaction'
import { countCouponUse, recordRedemption } from '@/server/modules/coupon/coupon-uses'
import type { OrderRow } from '@/server/db/order-snapshots'

class ClaimRefused extends Error {}

/**
 * Counts the coupon of a revived order again, for its buyer (docs/rules/orders.md#coupon-use).
 * @returns false if its limits leave no use; then nothing is written
 */
export async function reclaimCoupon(ctx: Ctx, tx: Transaction, { siteId, couponCode, email, userId, slug }: OrderRow): Promise<boolean> {
  if (!couponCode) return true
  const [coupon] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(sql`lower(${coupons.code})`, couponCode.toLowerCase())))
  const claim = { coupon: coupon ?? null, email, userId }
  try {
    await tx.transaction(async (inner) => {
      if (!(await countCouponUse(inner, claim))) throw new ClaimRefused()
      await recordRedemption(ctx, inner, { ...claim, orderSlug: slug })
    })
    return true
  } catch (error) {
    if (error instanceof ClaimRefused) return false
    throw error
  }
}
