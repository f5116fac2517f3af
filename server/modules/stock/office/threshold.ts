import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { stockItems } from '@/server/db/schema/product'
import { loadStockDetail } from './stock-item'

/** Sets the limit below which the office counts the item as low (docs/rules/catalog.md#stock-threshold). */
export async function threshold(ctx: Ctx, { id, lowAt }: ParsedOf<typeof officeStockApi.threshold>) {
  return inTransaction(ctx, async (tx) => {
    const { lowAt: before } = await loadStockDetail(ctx, tx, id)
    const changed = await tx.update(stockItems).set({ lowAt }).where(eq(stockItems.productId, id)).returning({ id: stockItems.id })
    if (changed.length === 0) throw new AppError('VALIDATION', { fieldErrors: { lowAt: [texts.products.untracked] } })
    await audit(ctx, tx, { action: 'stock.threshold', target: `product:${id}`, detail: { before, lowAt } })
    return loadStockDetail(ctx, tx, id)
  })
}
