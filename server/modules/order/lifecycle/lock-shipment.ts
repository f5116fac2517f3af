import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { shipments } from '@/server/db/schema/shipment'
import { lockOrder } from '@/server/modules/order/records/load-order'

/**
 * Locks a parcel that is on its way, after its order. `evenReversed`: also that of an order which is cancelled, withdrawn or refunded.
 * @throws NOT_FOUND, ORDER_STATE
 */
export async function lockSentShipment(ctx: Ctx, tx: Transaction, id: number, { evenReversed = false } = {}) {
  const [found] = await tx.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  const order = await lockOrder(ctx, tx, found.orderId)
  const [shipment] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), eq(shipments.state, 'sent')))
  if (!shipment || (isReversed(order.status) && !evenReversed)) throw new AppError('ORDER_STATE', { status: order.status })
  return { order, shipment }
}
