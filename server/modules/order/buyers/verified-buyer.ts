import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { comments } from '@/server/db/schema/cms'

/** SQL: the products of an order line: its own, the configurable product that it is a variant of, the parts of a bundle. */
const boughtProducts = sql`
  select line.product_id as id
  union all select v.parent_id from product_variants v where v.child_id = line.product_id
  union all select part.product_id from bundle_parts part where part.bundle_id = line.product_id`

/** SQL: whether a review's author has bought its product (docs/rules/content.md#verified-buyer). Cash on delivery is paid at `delivered`. */
export const isVerifiedBuyer = sql<boolean>`(${comments.productId} is not null and exists (
  select from orders bought join order_lines line on line.order_id = bought.id
  where bought.user_id = ${comments}.user_id and bought.site_id = ${comments}.site_id and ${comments}.product_id in (${boughtProducts})
    and (bought.status in ('paid', 'delivered') or (bought.status in ('packed', 'shipped') and bought.payment ->> 'kind' <> 'cashOnDelivery'))))`

/** Invalidates the pages that show the buyer's reviews of what this order holds. The contract row has `invalidates: ['product']`. */
export async function invalidateBuyersReviews(ctx: Pick<Ctx, 'invalidateTags'>, tx: Transaction, orderId: number) {
  const rows = await tx.execute<{ id: number }>(sql`
    select distinct review.product_id as id
    from orders bought join order_lines line on line.order_id = bought.id join comments review on review.user_id = bought.user_id
    where bought.id = ${orderId} and review.state = 'approved' and review.product_id in (${boughtProducts})`)
  if (rows.length > 0)
    await ctx.invalidateTags(
      tx,
      rows.map(({ id }) => `product:${id}`),
    )
}
