import { sql, type SQL } from 'drizzle-orm'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { idsByText } from './find-code'
import { isItemOf, isLow } from './stock-item'

/** The condition of each view. */
const stockViews: Record<StockView, SQL> = {
  // E-products are usually not tracked, and archived products are over.
  all: sql`(s.id is not null or (p.format = 'Simple' and not p.archived))`,
  low: isLow,
  out: sql`(not p.archived and s.on_hand = s.reserved)`,
  untracked: sql`(s.id is null and p.format = 'Simple' and not p.archived)`,
}

const views = Object.keys(stockViews) as StockView[]

/** A query of the items that a search finds, all of them without one: `id`, `sku`, `available`, and a column for each view that says whether it has the item. */
export function foundItems(ctx: Ctx, q: string): SQL {
  const products = q === '' ? sql`products p` : sql`(${idsByText(ctx, q)}) found join products p on p.id = found.id`
  const inViews = views.map((view) => sql`${stockViews[view]} as ${sql.identifier(view)}`)
  return sql`
    select p.id, p.sku, s.on_hand - s.reserved as available, ${sql.join(inViews, sql`, `)}
    from ${products} left join stock_items s on s.product_id = p.id where ${isItemOf(ctx)}`
}

/** How many of the rows of `foundItems`, named `items`, each view has. */
export const viewCounts = sql.join(
  views.map((view) => sql`count(*) filter (where ${isInView(view)})::int as ${sql.identifier(view)}`),
  sql`, `,
)

/** Condition: the view has this row of `foundItems`, named `items`. */
export function isInView(view: StockView): SQL {
  return sql`items.${sql.identifier(view)}`
}

/** By SKU; the views of scarce items have the scarcest first. For rows of `foundItems`, named `items`. */
export function listOrder(view: StockView): SQL {
  return view === 'low' || view === 'out' ? sql`items.available, items.sku` : sql`items.sku`
}
