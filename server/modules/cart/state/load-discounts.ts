import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'
import { findCouponById } from '@/server/modules/coupon/find-coupon'
import type { CouponSnapshot } from '@/server/modules/coupon/coupon-problem'
import type { CartRow } from '@/server/modules/cart/record/open-cart'

/** The cart's coupon, valid or not, and whether its member card is valid. `at`: when they were loaded, ms. */
export type Discounts = { coupon: CouponSnapshot | null; isMember: boolean; at: number }

type Context = Pick<Ctx, 'site' | 'actor' | 'now'>

/** `addedProductId`: a product that is being added and counts for the coupon's scope. */
export async function loadDiscounts(ctx: Context, tx: Tx, cart: CartRow, addedProductId?: number): Promise<Discounts> {
  const [coupon, isMember] = await Promise.all([
    cart.couponId === null ? null : findCouponById(ctx, tx, { cart, couponId: cart.couponId, addedProductId: addedProductId }),
    cart.memberCardBarcode === null ? false : isCardValid(ctx, tx, cart.memberCardBarcode),
  ])
  return { coupon, isMember, at: ctx.now().getTime() }
}

/** Whether the card is registered and valid. Answers of an external register are stored there with their expiry (docs/rules/prices.md#member-card-check). */
async function isCardValid({ site, now }: Context, tx: Tx, barcode: string): Promise<boolean> {
  const cards = await executePrepared(
    tx,
    sql`
      select 1 from member_cards
      where site_id = ${site.id} and barcode = ${barcode} and (valid_to is null or valid_to > ${now().toISOString()})`,
  )
  return cards.length > 0
}
