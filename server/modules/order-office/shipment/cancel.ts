import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { orderEvents, orders } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { sumReturnsByLine } from '@/server/modules/order/withdrawals/return-quantities'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { unshipLines } from '@/server/modules/order/shipments/write-shipment'
import { presentOfficeOrder } from '../present/present-office-order'
import { lockSentShipment } from './lock-shipment'

/** Takes back a parcel; a sent order is packed again (docs/rules/orders.md#shipment-cancelled). Stock and money stay as they are. */
export async function cancel(ctx: Ctx, { id }: ParsedOf<typeof officeShipmentApi.cancel>) {
  return inTransaction(ctx, async (tx) => {
    const { order, shipment } = await lockSentShipment(ctx, tx, id)
    const now = ctx.now()
    await tx.update(shipments).set({ state: 'cancelled', cancelledAt: now }).where(eq(shipments.id, id))
    await unshipLines(tx, id)
    await refuseReturned(tx, order.id)
    const to = order.status === 'shipped' ? ('packed' as const) : order.status
    if (to !== order.status) await tx.update(orders).set({ status: to, tracking: '', updatedAt: now }).where(eq(orders.id, order.id))
    const detail = { shipment: id, parcel: 'cancelled', tracking: trackingNote(shipment) }
    await tx
      .insert(orderEvents)
      .values({ from: order.status, to, orderId: order.id, at: now, actor: actorName(ctx), requestId: ctx.requestId, detail })
    await audit(ctx, tx, { action: 'shipment.cancel', target: `order:${order.id}`, detail: { shipment: id, from: order.status, to } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}

/** @throws PARCEL_RETURNED if a return names pieces that would not be sent any more */
async function refuseReturned(tx: Transaction, orderId: number) {
  const [lines, returns] = [await loadOrderLines(tx, orderId), await sumReturnsByLine(tx, orderId)]
  if (lines.some(({ id, shipped }) => shipped < (returns.get(id)?.back ?? 0))) throw new AppError('PARCEL_RETURNED')
}
