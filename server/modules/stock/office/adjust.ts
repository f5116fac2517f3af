import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { texts } from '@/server/core/texts'
import { lockStock } from '@/server/modules/product/stock/move-stock'
import { moveItem, recordItemMove } from './move-item'
import { asMismatch, isReplay, stockRequestOf } from './request'
import { loadStockDetail } from './stock-item'

/** Adds or removes pieces with a reason (docs/rules/catalog.md#stock-by-movement). */
export async function adjust(ctx: Ctx, input: ParsedOf<typeof officeStockApi.adjust>) {
  const { id, delta, reason, note } = input
  const request = stockRequestOf(ctx, 'adjust', input)
  return inTransaction(ctx, async (tx) => {
    const [row] = await lockStock(tx, [id])
    const item = await loadStockDetail(ctx, tx, id)
    if (await isReplay(ctx, tx, request)) return item
    if (!row) throw new AppError('VALIDATION', { fieldErrors: { delta: [texts.products.untracked] } })
    await moveItem(ctx, tx, { row, delta, field: 'delta', reason, note, request })
    const moved = await loadStockDetail(ctx, tx, id)
    const shown = { before: item.available, after: moved.available }
    await recordItemMove(ctx, tx, { id, action: 'stock.adjust', detail: { delta, reason, note }, ...shown })
    return moved
  }).catch((error: unknown) => {
    throw asMismatch(error)
  })
}
