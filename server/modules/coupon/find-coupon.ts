import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { normalizeCouponCode, type CouponSnapshot } from './coupon-problem'

type Context = Pick<Ctx, 'site' | 'actor'>
type CouponCart = Pick<CartRow, 'id' | 'guestId'>
type Options = {
  /** A product that is being added to the cart. */
  addedProductId?: number
}

/** The coupon of a cart. */
export async function findCouponById(
  ctx: Context,
  tx: Tx,
  { cart, couponId, addedProductId }: { cart: CouponCart; couponId: number } & Options,
): Promise<CouponSnapshot | null> {
  const [coupon] = await executePrepared<CouponSnapshot>(tx, couponSql(ctx, cart, addedProductId, sql`c.id = ${couponId}`))
  return coupon ?? null
}

/** The coupon of a code as the shopper typed it. */
export async function findCouponByCode(
  ctx: Context,
  tx: Tx,
  { cart, code }: { cart: CouponCart; code: string },
): Promise<CouponSnapshot | null> {
  const [coupon] = await executePrepared<CouponSnapshot>(
    tx,
    couponSql(ctx, cart, undefined, sql`lower(c.code) = ${normalizeCouponCode(code)}`),
  )
  return coupon ?? null
}

/** docs/rules/prices.md#coupon-scope */
function couponSql({ site, actor }: Context, cart: CouponCart, addedProductId: number | undefined, which: SQL): SQL {
  const user = actor.kind === 'user' ? actor : null
  return sql`
    select c.id, c.code, c.kind, c.amount, c.min_total_cents as "minTotalCents", c.usage_limit as "usageLimit", c.used,
      (extract(epoch from c.valid_from) * 1000)::float8 as "validFrom", (extract(epoch from c.valid_to) * 1000)::float8 as "validTo",
      c.usage_limit_per_customer as "usageLimitPerCustomer",
      (select count(*)::int from coupon_redemptions r join orders o on o.id = r.order_id
        where r.coupon_id = c.id and (o.user_id = ${user?.id ?? null}::int or r.customer_key = owner.email)) as "usedByOwner",
      case when c.category_ids <> '{}' or c.product_ids <> '{}' then array(
        select l.product_id
        from (select product_id from cart_items where cart_id = ${cart.id} union select ${addedProductId ?? null}::int) l
        left join product_variants v on v.child_id = l.product_id
        where l.product_id = any(c.product_ids) or v.parent_id = any(c.product_ids) or exists (
          with recursive below as (
            select unnest(c.category_ids) as id
            union
            select k.id from categories k join below on k.parent_id = below.id
          )
          select from product_categories pc join below on below.id = pc.category_id where pc.product_id in (l.product_id, v.parent_id)
        )
      ) end as scope
    from coupons c
    left join lateral (
      select izlog_mailbox(coalesce((select nullif(email, '') from guests where id = ${cart.guestId}::int), ${user?.email ?? null}::text)) as email
    ) owner on true
    where c.site_id = ${site.id} and ${which}`
}
