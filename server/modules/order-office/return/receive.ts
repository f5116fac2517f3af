import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadRefundedOrWithdrawnQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { changeStock, lockStock, sumOrderDemand, type StockDemand } from '@/server/modules/product/stock/move-stock'
import { returnToStock } from '../restock/return-to-stock'
import { lockReturn } from './lock-return'
import { presentReturn } from './present-return'
import { recordReturn } from './record-return'

type Input = ParsedOf<typeof officeReturnApi.receive>

/** Records which pieces arrived, and moves their stock: restocked or written off (docs/rules/after-sale.md#return-stock). */
export async function receive(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const { id, lines, note } = input
    const { order, lines: opened } = await lockReturn(ctx, tx, { id, state: 'open' })
    const quantityOf = new Map(opened.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
    if (lines.some(({ lineId }) => !quantityOf.has(lineId))) throw new AppError('NOT_FOUND')
    if (lines.some(({ lineId, received }) => received > (quantityOf.get(lineId) ?? 0)))
      throw new AppError('VALIDATION', { fieldErrors: { lines: ['max'] } })
    await restockOrWriteOff(ctx, tx, order, input)
    await tx.update(orderReturns).set({ state: 'received', receivedAt: ctx.now(), note }).where(eq(orderReturns.id, id))
    await recordReturn(ctx, tx, { order, returnId: id, step: 'received', reason: note, detail: { lines } })
    return presentReturn(ctx, tx, id)
  })
}

/** Moves the restocked pieces first, then the written-off ones: each step reduces the stock that the lines hold by the pieces that arrived. */
async function restockOrWriteOff(ctx: Ctx, tx: Transaction, order: OrderRow, { id, lines }: Input) {
  const before = await loadRefundedOrWithdrawnQuantities(tx, order.id)
  await lockLines(
    tx,
    order,
    lines.map(({ lineId }) => lineId),
  )
  const moved = async (quantityOf: (line: Input['lines'][number]) => number) => {
    const chosen = lines
      .map((line) => ({ lineId: line.lineId, quantity: quantityOf(line), restock: true }))
      .filter(({ quantity }) => quantity > 0)
    return returnToStock(ctx, tx, { order, lines: await loadOrderLines(tx, order.id), before, chosen })
  }
  await moved(({ restocked }) => restocked)
  await writeLines(tx, id, lines, ({ restocked }) => restocked)
  const unsellable = await moved(({ received, restocked }) => received - restocked)
  await writeLines(tx, id, lines, ({ received }) => received)
  await writeOff(ctx, tx, order, unsellable)
}

/**
 * Locks all of the lines' stock at once, in the order of locks, because the moves below would lock parts of it one after another
 * (docs/rules/orders.md#stock-locks).
 */
async function lockLines(tx: Transaction, order: OrderRow, lineIds: readonly number[]) {
  const chosen = (await loadOrderLines(tx, order.id)).filter(({ id }) => lineIds.includes(id))
  await lockStock(
    tx,
    sumOrderDemand(chosen).map(({ productId }) => productId),
  )
}

async function writeLines(tx: Transaction, returnId: number, lines: Input['lines'], receivedOf: (line: Input['lines'][number]) => number) {
  for (const line of lines)
    await tx
      .update(orderReturnLines)
      .set({ received: receivedOf(line), restocked: line.restocked, condition: line.condition })
      .where(and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.orderLineId, line.lineId)))
}

/**
 * Takes the returned pieces out of the stock again, so the ledger shows both movements. Pieces that a cancelled order gave back may have been sold since; no
 * more than what is available is taken.
 */
async function writeOff(ctx: Ctx, tx: Transaction, order: OrderRow, lost: readonly StockDemand[]) {
  if (lost.length === 0) return
  const locked = await lockStock(
    tx,
    lost.map(({ productId }) => productId),
  )
  const gone = locked.map(({ productId, onHand, reserved }) => {
    const available = onHand - reserved
    return { productId, available, pieces: Math.min(available, piecesOf(lost, productId)) }
  })
  const cause = { reason: 'damaged', actor: actorName(ctx), at: ctx.now(), requestId: ctx.requestId, cartId: order.cartId } as const
  await changeStock(tx, { changes: gone.map(({ productId, pieces }) => ({ productId, onHand: -pieces, reserved: 0 })), cause })
  await invalidateStock(
    ctx,
    tx,
    gone.map(({ productId, available, pieces }) => ({ productId, least: available - pieces })),
  )
}

function piecesOf(lost: readonly StockDemand[], productId: number) {
  return lost.find((one) => one.productId === productId)?.pieces ?? 0
}
