import { sql, type SQL } from 'drizzle-orm'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { idsByText } from './find-code'
import { isItemOf, isLow } from './stock-item'

/**
 * A query of the items that a search finds, all of them without one: `id`, `sku`, `available`, and a column for each view that says whether the view has the
 * item.
 */
export function foundItems(ctx: Ctx, q: string): SQL {
  const products = q === '' ? sql`products p` : sql`(${idsByText(ctx, q)}) found join products p on p.id = found.id`
  // E-products are usually not tracked, and archived products are over.
  return sql`
    select p.id, p.sku, s.on_hand - s.reserved as available,
      (s.id is not null or (p.format = 'Simple' and not p.archived)) as in_all,
      ${isLow} as in_low,
      (not p.archived and s.on_hand = s.reserved) as in_out,
      (s.id is null and p.format = 'Simple' and not p.archived) as in_untracked
    from ${products} left join stock_items s on s.product_id = p.id where ${isItemOf(ctx)}`
}

/** For each view the condition that it has a row of `foundItems`, named `items`. */
export const isInView: Record<StockView, SQL> = {
  all: sql`items.in_all`,
  low: sql`items.in_low`,
  out: sql`items.in_out`,
  untracked: sql`items.in_untracked`,
}

/** By SKU; the views of scarce items have the scarcest first. For rows of `foundItems`, named `items`. */
export function listOrder(view: StockView): SQL {
  return view === 'low' || view === 'out' ? sql`items.available, items.sku` : sql`items.sku`
}
