import { sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { StockDetail, StockItem } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { lowStockLimit } from '@/server/modules/product/stock/present-stock'
import { loadHolds, loadUnpaidPieces } from './holds'

export type StockItemRow = {
  id: number
  sku: string
  name: string | null
  archived: boolean
  onHand: number | null
  reserved: number | null
  lowAt: number | null
}

/** The columns of StockItemRow, of `itemTables`. */
export const itemColumns = sql`
  p.id, p.sku, t.name, p.archived, s.on_hand as "onHand", s.reserved, s.low_at as "lowAt"`

export function itemTables({ language }: Pick<Ctx, 'language'>) {
  return sql`
    products p
    left join stock_items s on s.product_id = p.id
    left join product_texts t on t.product_id = p.id and t.language_id = ${language.id}`
}

/** Products that hold stock of their own, whether it is tracked or not: variants too, but nothing whose stock is derived. */
export function isItemOf({ site }: Pick<Ctx, 'site'>) {
  return sql`p.site_id = ${site.id} and p.format in ('Simple', 'EProduct')`
}

/** Available pieces at the item's own limit or below, of an item that is still sold. */
export const isLow = sql`(not p.archived and s.on_hand - s.reserved <= coalesce(s.low_at, ${lowStockLimit}::int))`

export async function presentStockItems(ctx: Ctx, rows: readonly StockItemRow[]): Promise<StockItem[]> {
  const unpaid = await loadUnpaidPieces(
    ctx,
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentStockItem(row, unpaid.get(row.id) ?? 0))
}

function presentStockItem({ name, onHand, reserved, lowAt, archived, ...row }: StockItemRow, unpaid: number): StockItem {
  const available = onHand === null ? null : onHand - (reserved ?? 0)
  return {
    ...row,
    archived,
    name: name ?? row.sku,
    onHand,
    reserved: reserved ?? 0,
    available,
    unpaid,
    lowAt,
    isLow: !archived && available !== null && available <= (lowAt ?? lowStockLimit),
  }
}

/** @throws NOT_FOUND */
export async function loadStockDetail(ctx: Ctx, db: Tx, id: number): Promise<StockDetail> {
  const [row] = await db.execute<StockItemRow>(sql`select ${itemColumns} from ${itemTables(ctx)} where ${isItemOf(ctx)} and p.id = ${id}`)
  if (!row) throw new AppError('NOT_FOUND')
  const holds = await loadHolds(ctx, db, id)
  const taken = holds.filter(({ isReserved }) => !isReserved)
  const unpaid = sumPieces(taken.filter(({ isUnpaid }) => isUnpaid))
  const toPack = sumPieces(taken.filter(({ isUnpaid }) => !isUnpaid))
  const item = presentStockItem(row, unpaid)
  return { ...item, toPack, onShelf: item.onHand === null ? null : item.onHand + unpaid + toPack }
}

function sumPieces(holds: readonly { pieces: number }[]) {
  return holds.reduce((sum, { pieces }) => sum + pieces, 0)
}
