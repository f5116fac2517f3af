import { and, desc, eq, ne } from 'drizzle-orm'
import type { CarrierLabel } from '@/server/adapters/carrier/port'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { shipmentLabels } from '@/server/db/schema/label'
import { orderEvents, orders } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { mailDueParcel } from '@/server/modules/order/lifecycle/mail-parcel'
import type { Claim } from './claim-label'

/** Writes the carrier's answer to label and parcel, and sends the mail that has waited for it (docs/rules/orders.md#shipment-labels). */
export async function recordLabel(ctx: Ctx, { label, until }: Claim, { trackingNumber, trackingUrl, carrierIds }: CarrierLabel) {
  const { shipmentId, carrier } = label
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, shipmentId))
    if (!found) return
    const order = await lockOrder(ctx, tx, found.orderId)
    const [waiting] = await tx.select({ dueMail: shipments.dueMail }).from(shipments).where(eq(shipments.id, shipmentId))
    const isOurs = and(eq(shipmentLabels.shipmentId, shipmentId), eq(shipmentLabels.claimedUntil, until))
    const updated = await tx
      .update(shipmentLabels)
      .set({ state: 'done', carrierIds, isUnsure: false, claimedUntil: null })
      .where(isOurs)
      .returning({ id: shipmentLabels.shipmentId })
    if (updated.length === 0) return
    const tracked = { carrier: texts.labels.carriers[carrier], tracking: trackingNumber, trackingUrl }
    const [shipment] = await tx
      .update(shipments)
      .set({ ...tracked, dueMail: null })
      .where(eq(shipments.id, shipmentId))
      .returning()
    if (!shipment) return
    const tracking = trackingNote(shipment)
    const noted = await noteTracking(tx, order, { shipmentId, tracking })
    const unchanged = { from: order.status, to: order.status, orderId: order.id }
    const detail = { shipment: shipmentId, parcel: 'labelled', tracking }
    await tx.insert(orderEvents).values({ ...unchanged, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
    await audit(ctx, tx, {
      action: 'shipment.label',
      target: `order:${order.id}`,
      // Without the tracking, by which the carrier shows the recipient (docs/rules/privacy.md#erasure).
      detail: { shipment: shipmentId, carrier, packages: label.packages, collectCents: label.collectCents },
    })
    await mailDueParcel(ctx, tx, { order: noted, shipment, template: waiting?.dueMail ?? null })
  })
}

/** A sent order's own note is about its last parcel. */
async function noteTracking(
  tx: Transaction,
  order: OrderRow,
  { shipmentId, tracking }: { shipmentId: number; tracking: string },
): Promise<OrderRow> {
  if (order.status !== 'shipped') return order
  const [last] = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, order.id), ne(shipments.state, 'cancelled')))
    .orderBy(desc(shipments.id))
    .limit(1)
  if (last?.id !== shipmentId) return order
  await tx.update(orders).set({ tracking }).where(eq(orders.id, order.id))
  return { ...order, tracking }
}
