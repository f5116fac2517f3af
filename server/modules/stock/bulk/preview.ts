import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { maxRunRows } from '@/lib/office/max-run-rows'
import type { Ctx } from '@/server/core/context'
import { filter } from '@/server/modules/stock/office/filter'
import { isItemOf, itemColumns, itemTables, presentStockItems, type StockItemRow } from '@/server/modules/stock/office/stock-item'

type Input = ParsedOf<typeof officeStockBulkApi.preview>

export async function preview(ctx: Ctx, { chosen }: Input) {
  const { items, found } = await loadChosen(ctx, chosen)
  const rows = items.map(({ id, sku, name, lowAt, onHand }) => ({
    id,
    sku,
    name,
    lowAt,
    reason: onHand === null ? ('VALIDATION' as const) : null,
  }))
  return { rows, found }
}

async function loadChosen(ctx: Ctx, chosen: Input['chosen']) {
  if ('filter' in chosen) {
    const { records, totalRecords } = await filter(ctx, { ...chosen.filter, page: 1, limit: maxRunRows })
    return { items: records, found: totalRecords }
  }
  const ids = [...new Set(chosen.ids)]
  const isChosen = sql`p.id = any(${sql.param(ids)}::int[])`
  const rows = await ctx.db.execute<StockItemRow>(
    sql`select ${itemColumns} from ${itemTables(ctx)} where ${isItemOf(ctx)} and ${isChosen} order by p.sku`,
  )
  if (rows.length < ids.length) throw new AppError('NOT_FOUND')
  return { items: await presentStockItems(ctx, rows), found: rows.length }
}
