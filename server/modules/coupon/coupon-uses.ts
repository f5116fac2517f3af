import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { executePrepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'

/** `userId`: the buyer's account, whoever calls. */
type CouponUse = { coupon: { id: number } | null; email: string; userId: number | null }

/**
 * Counts one use of the cart's coupon if its limits allow it (docs/rules/prices.md#coupon-usage). The coupon's row stays locked until the order commits,
 * so a concurrent order sees this use.
 * @returns false when the coupon is used up; true also without a coupon
 */
export async function countCouponUse(tx: Transaction, { coupon, email, userId }: CouponUse): Promise<boolean> {
  if (!coupon) return true
  const [counted] = await executePrepared<{ perCustomer: number | null }>(
    tx,
    sql`
      update coupons set used = used + 1
      where id = ${coupon.id} and (usage_limit is null or used < usage_limit)
      returning usage_limit_per_customer as "perCustomer"`,
  )
  if (!counted) return false
  if (counted.perCustomer === null) return true
  const [own] = await executePrepared<{ uses: number }>(
    tx,
    sql`
      select count(*)::int as uses from coupon_redemptions r join orders o on o.id = r.order_id
      where r.coupon_id = ${coupon.id}
        and (r.customer_key = izlog_mailbox(${email}) or o.user_id = ${userId}::int)`,
  )
  return (own?.uses ?? 0) < counted.perCustomer
}

/** Records which order used the coupon, in the order's transaction. */
export async function recordRedemption(
  { now }: Pick<Ctx, 'now'>,
  tx: Transaction,
  { coupon, email, orderSlug }: Omit<CouponUse, 'userId'> & { orderSlug: string },
) {
  if (!coupon) return
  await executePrepared(
    tx,
    sql`
      insert into coupon_redemptions (coupon_id, order_id, customer_key, created_at)
      select ${coupon.id}::int, id, izlog_mailbox(${email}::text), ${now().toISOString()}::timestamptz from orders where slug = ${orderSlug}`,
  )
}

/** Releases the use of a cancelled order. Idempotent; does nothing without a coupon. */
export async function releaseCouponUse(tx: Transaction, orderId: number) {
  await executePrepared(
    tx,
    sql`
      with returned as (delete from coupon_redemptions where order_id = ${orderId} returning coupon_id)
      update coupons set used = used - 1 from returned where coupons.id = returned.coupon_id`,
  )
}
