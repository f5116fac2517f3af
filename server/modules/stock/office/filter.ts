import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { isItemOf, isLow, itemColumns, itemTables, presentStockItems, type StockItemRow } from './stock-item'
import { isFound, isListed, listOrder, stockViews } from './stock-list'

export async function filter(ctx: Ctx, { view, q, page, limit }: ParsedOf<typeof officeStockApi.filter>) {
  const { db } = ctx
  const where = sql`where ${isListed(ctx, { view, q })}`
  const [rows, counts] = await Promise.all([
    db.execute<StockItemRow>(
      sql`select ${itemColumns} from ${itemTables(ctx)} ${where} order by ${listOrder({ view })} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    countViews(ctx, q),
  ])
  const totalRecords = counts[view]
  return { records: await presentStockItems(ctx, rows), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, counts }
}

/** One scan counts all views under the search. */
async function countViews(ctx: Ctx, q: string): Promise<Record<StockView, number>> {
  const countOf = (view: StockView) => sql`count(*) filter (where ${stockViews[view]})::int`
  const [row] = await ctx.db.execute<Record<StockView, number>>(sql`
    select ${countOf('all')} as "all", ${countOf('low')} as low, ${countOf('out')} as "out", ${countOf('untracked')} as untracked
    from ${itemTables(ctx)} where ${isFound(ctx, q)}`)
  if (!row) throw new Error('The views were not counted.')
  return row
}

/** The items of the view `low`. */
export async function countLowStock(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from products p join stock_items s on s.product_id = p.id where ${isItemOf(ctx)} and ${isLow}`,
  )
  return row?.n ?? 0
}
