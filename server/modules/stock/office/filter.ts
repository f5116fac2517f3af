import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { idArray } from '@/server/db/rows'
import { isItemOf, isLow, itemColumns, itemTables, presentStockItems, type StockItemRow } from './stock-item'
import { foundItems, isInView, listOrder } from './stock-list'

export async function filter(ctx: Ctx, { view, q, page, limit }: ParsedOf<typeof officeStockApi.filter>) {
  const countOf = (one: StockView) => sql`count(*) filter (where ${isInView[one]})::int`
  // One search for the page and the counts of all views.
  const [found] = await ctx.db.execute<{ ids: number[] } & Record<StockView, number>>(sql`
    with items as materialized (${foundItems(ctx, q)})
    select ${countOf('all')} as "all", ${countOf('low')} as low, ${countOf('out')} as "out", ${countOf('untracked')} as untracked, array(
      select items.id from items where ${isInView[view]} order by ${listOrder(view)} limit ${limit} offset ${(page - 1) * limit}
    ) as ids
    from items`)
  if (!found) throw new Error('The items were not counted.')
  const { ids, ...counts } = found
  const totalRecords = counts[view]
  const records = await presentStockItems(ctx, await loadItems(ctx, ids))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, counts }
}

/** In the order of the ids. */
async function loadItems(ctx: Ctx, ids: readonly number[]) {
  const rows = await ctx.db.execute<StockItemRow>(sql`select ${itemColumns} from ${itemTables(ctx)} where p.id = any(${idArray(ids)})`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The items of the view `low`. */
export async function countLowStock(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from products p join stock_items s on s.product_id = p.id where ${isItemOf(ctx)} and ${isLow}`,
  )
  return row?.n ?? 0
}
