import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { ReturnState } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { lockOrder } from '@/server/modules/order/records/load-order'

/** Locks a return in this state, after its order. @throws NOT_FOUND, ORDER_STATE if somebody was first */
export async function lockReturn(ctx: Ctx, tx: Transaction, { id, state }: { id: number; state: ReturnState }) {
  const [found] = await tx.select({ orderId: orderReturns.orderId }).from(orderReturns).where(eq(orderReturns.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  const order = await lockOrder(ctx, tx, found.orderId)
  const [row] = await tx
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.id, id), eq(orderReturns.state, state)))
  if (!row) throw new AppError('ORDER_STATE', { status: order.status })
  return { order, row, lines: await loadReturnLines(tx, id) }
}

export function loadReturnLines(tx: Pick<Transaction, 'select'>, returnId: number) {
  return tx.select().from(orderReturnLines).where(eq(orderReturnLines.returnId, returnId)).orderBy(asc(orderReturnLines.orderLineId))
}
