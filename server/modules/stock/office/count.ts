import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockStock, trackStock } from '@/server/modules/product/stock/move-stock'
import { employeeCause, moveItem, recordItemMove } from './move-item'
import { asMismatch, isReplay, stockRequestOf } from './request'
import { loadStockDetail } from './stock-item'

/**
 * Records what was counted on the shelf; the difference to what was seen is the movement (docs/rules/catalog.md#stock-count). Counting an item that is not
 * tracked starts tracking it.
 * @throws STOCK_MOVED when something else is on the shelf by now than was seen
 */
export async function count(ctx: Ctx, input: ParsedOf<typeof officeStockApi.count>) {
  const { id, counted, seen, note } = input
  const request = stockRequestOf(ctx, 'count', input)
  return inTransaction(ctx, async (tx) => {
    const [row] = await lockStock(tx, [id])
    const item = await loadStockDetail(ctx, tx, id)
    if (await isReplay(ctx, tx, request)) return item
    if (item.onShelf !== seen) throw new AppError('STOCK_MOVED', { onShelf: item.onShelf })
    if (row) {
      await moveItem(ctx, tx, {
        row,
        delta: counted - (row.onHand + item.unpaid + item.toPack),
        field: 'counted',
        reason: 'count',
        note,
        request,
      })
    } else {
      const cause = employeeCause(ctx, { reason: 'count', note, request })
      const opened = await trackStock(tx, { rows: [{ productId: id, onHand: counted }], cause })
      if (opened.length === 0) throw new AppError('STOCK_MOVED', { onShelf: (await loadStockDetail(ctx, tx, id)).onShelf })
    }
    const moved = await loadStockDetail(ctx, tx, id)
    const shown = { before: item.available, after: moved.available }
    await recordItemMove(ctx, tx, { id, action: 'stock.count', detail: { counted, seen, note }, ...shown })
    return moved
  }).catch((error: unknown) => {
    throw asMismatch(error)
  })
}
