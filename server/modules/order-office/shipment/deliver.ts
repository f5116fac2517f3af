import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orderEvents } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { presentOfficeOrder } from '../present/present-office-order'
import { mailUnlabelled } from '@/server/modules/order/lifecycle/mail-parcel'
import { lockSentShipment } from '@/server/modules/order/lifecycle/lock-shipment'
import { completeDelivery } from './complete-delivery'

/** Marks a parcel as delivered; the last one delivers the order (docs/rules/orders.md#shipments). */
export async function deliver(ctx: Ctx, { id }: ParsedOf<typeof officeShipmentApi.deliver>) {
  return inTransaction(ctx, async (tx) => {
    const { order, shipment } = await lockSentShipment(ctx, tx, id)
    await mailUnlabelled(ctx, tx, { order, shipmentId: id })
    const now = ctx.now()
    await tx.update(shipments).set({ state: 'delivered', deliveredAt: now }).where(eq(shipments.id, id))
    const detail = { shipment: id, parcel: 'delivered', tracking: trackingNote(shipment) }
    const unchanged = { from: order.status, to: order.status }
    await tx
      .insert(orderEvents)
      .values({ ...unchanged, orderId: order.id, at: now, actor: actorName(ctx), requestId: ctx.requestId, detail })
    if (order.status === 'shipped') await completeDelivery(ctx, tx, { order, actor: actorName(ctx), detail: { shipment: id } })
    const underway = await tx.$count(shipments, and(eq(shipments.orderId, order.id), eq(shipments.state, 'sent')))
    await audit(ctx, tx, { action: 'shipment.deliver', target: `order:${order.id}`, detail: { shipment: id, underway } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}
