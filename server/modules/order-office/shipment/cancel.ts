import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { orderEvents, orders } from '@/server/db/schema/order'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { sumReturnsByLine } from '@/server/modules/order/withdrawals/return-quantities'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { unshipLines } from '@/server/modules/order/shipments/write-shipment'
import { cancelAtCarrier, claimLiveLabel, closeLabel } from '../label/cancel-label'
import { presentOfficeOrder } from '../present/present-office-order'
import { completeShipping } from './complete-shipping'
import { lockSentShipment } from '@/server/modules/order/lifecycle/lock-shipment'

type Input = ParsedOf<typeof officeShipmentApi.cancel>

/**
 * Takes back a parcel; a sent order is packed again (docs/rules/orders.md#shipment-cancelled). Stock and money stay as they are. Its label is cancelled first,
 * outside of a transaction, so that none stays at the carrier for a parcel that is not sent. A parcel of a reversed order has a label
 * at the carrier, too.
 */
export async function cancel(ctx: Ctx, { id }: Input) {
  const live = await inTransaction(ctx, async (tx) => {
    const { order } = await lockSentShipment(ctx, tx, id, { evenReversed: true })
    await refuseReturned(tx, order.id, id)
    return claimLiveLabel(ctx, tx, { order, shipmentId: id })
  })
  if (live) await cancelAtCarrier(ctx, live)
  return inTransaction(ctx, (tx) => takeBack(ctx, tx, id))
}

async function takeBack(ctx: Ctx, tx: Transaction, id: number) {
  const { order, shipment } = await lockSentShipment(ctx, tx, id, { evenReversed: true })
  await refuseReturned(tx, order.id, id)
  // Somebody may have asked for a label meanwhile.
  if (await claimLiveLabel(ctx, tx, { order, shipmentId: id })) throw new AppError('LABEL_BUSY')
  const now = ctx.now()
  await tx.update(shipments).set({ state: 'cancelled', cancelledAt: now, dueMail: null }).where(eq(shipments.id, id))
  await closeLabel(ctx, tx, id)
  await unshipLines(tx, id)
  const to = order.status === 'shipped' ? ('packed' as const) : order.status
  if (to !== order.status) await tx.update(orders).set({ status: to, tracking: '', updatedAt: now }).where(eq(orders.id, order.id))
  const detail = { shipment: id, parcel: 'cancelled', tracking: trackingNote(shipment) }
  await tx
    .insert(orderEvents)
    .values({ from: order.status, to, orderId: order.id, at: now, actor: actorName(ctx), requestId: ctx.requestId, detail })
  await audit(ctx, tx, { action: 'shipment.cancel', target: `order:${order.id}`, detail: { shipment: id, from: order.status, to } })
  // Pieces that were refunded are not sent again.
  await completeShipping(ctx, tx, { order: await lockOrder(ctx, tx, order.id), actor: actorName(ctx) })
  return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
}

/** @throws PARCEL_RETURNED if a return names pieces that would not be sent any more */
async function refuseReturned(tx: Transaction, orderId: number, shipmentId: number) {
  const [lines, returns] = [await loadOrderLines(tx, orderId), await sumReturnsByLine(tx, orderId)]
  const contents = await tx.select().from(shipmentLines).where(eq(shipmentLines.shipmentId, shipmentId))
  const inside = new Map(contents.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const isReturned = lines.some(({ id, shipped }) => shipped - (inside.get(id) ?? 0) < (returns.get(id)?.returned ?? 0))
  if (isReturned) throw new AppError('PARCEL_RETURNED')
}
