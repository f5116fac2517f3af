import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderLines } from '@/server/db/schema/order'
import { actorName } from '@/server/core/audit'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { moveStock, type StockDemand } from '@/server/modules/product/stock/move-stock'
import { sumReturnsByLine } from '@/server/modules/order/withdrawals/return-quantities'
import { stockEffect } from '@/server/modules/order/lifecycle/order-transitions'
import { allocateRestock } from './allocate-restock'

type ReturnedLine = { lineId: number; quantity: number; restock: boolean }
type ReturnInput = {
  order: OrderRow
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** Quantities by line that were refunded or withdrawn from earlier. */
  before: ReadonlyMap<number, number>
  chosen: readonly ReturnedLine[]
}

/**
 * Reduces the lines' stock to what is left, so no later change restocks it twice, and restocks where chosen; reserved stock is released.
 * @returns the chosen lines' pieces that are in stock now: put back by this, or before with the whole order
 */
export async function returnToStock(ctx: Ctx, tx: Transaction, { order, lines, before, chosen }: ReturnInput): Promise<StockDemand[]> {
  const returns = await sumReturnsByLine(tx, order.id)
  const movedBefore = (id: number) => (before.get(id) ?? 0) + (returns.get(id)?.received ?? 0)
  const remaining = lines.map((line) => ({ ...line, quantity: line.quantity - movedBefore(line.id) }))
  for (const { lineId, taken } of allocateRestock(remaining, chosen).remaining)
    await tx.update(orderLines).set({ taken }).where(eq(orderLines.id, lineId))
  const isReserved = order.stockState === 'reserved'
  const { restocked } = allocateRestock(
    remaining,
    chosen.filter(({ restock }) => restock || isReserved),
  )
  const effect = stockEffect(order.stockState, 'withdrawn', { restock: true })
  if (effect === 'none' || restocked.length === 0) return restocked
  const cause = { reason: 'return', actor: actorName(ctx), at: ctx.now(), requestId: ctx.requestId, cartId: order.cartId } as const
  const moved = await moveStock(tx, { demand: restocked, effect, cause })
  await invalidateStock(ctx, tx, moved ?? [])
  return restocked
}
