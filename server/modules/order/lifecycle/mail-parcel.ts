import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { type OrderRow, PaymentSnapshot } from '@/server/db/order-snapshots'
import { orderLines } from '@/server/db/schema/order'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'
import { findValidInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { notifyBuyer } from './notify-buyer'

type ShipmentRow = typeof shipments.$inferSelect
type Sent = { order: OrderRow; shipment: ShipmentRow }

/** The buyer's mail about a parcel after which pieces are left. */
export async function mailParcel(ctx: Ctx, tx: Transaction, { order, shipment }: Sent) {
  if (order.email === '') return
  const { carrier, tracking, trackingUrl } = shipment
  const lines = await tx
    .select({ name: orderLines.name, qty: shipmentLines.quantity })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(eq(shipmentLines.shipmentId, shipment.id))
    .orderBy(asc(orderLines.position))
  const data = { number: order.number, carrier, tracking, trackingUrl, lines, url: await createOrderUrl(ctx, tx, order) }
  await queueMail(ctx, tx, { template: 'parcelSent', to: order.email, languageId: order.languageId, data })
}

/** The mail that has waited for the parcel's label; the invoice of cash on delivery, issued when the order was sent, goes with it. */
export async function mailDueParcel(ctx: Ctx, tx: Transaction, { order, shipment, template }: Sent & { template: ShipmentRow['dueMail'] }) {
  if (template === 'parcelSent') return mailParcel(ctx, tx, { order, shipment })
  if (template !== 'orderShipped') return
  const isOnDelivery = PaymentSnapshot.parse(order.payment).kind === 'cashOnDelivery'
  const invoiceId = isOnDelivery ? ((await findValidInvoice(tx, order.id))?.id ?? null) : null
  await notifyBuyer(ctx, tx, { template, order, invoiceId, trackingUrl: shipment.trackingUrl, shipmentId: shipment.id })
}

/** The mails of parcels that are delivered while they still wait for a label; `shipmentId`: of one parcel. With them goes the invoice of cash on delivery. */
export async function mailUnlabelled(ctx: Ctx, tx: Transaction, { order, shipmentId }: { order: OrderRow; shipmentId?: number }) {
  const ofParcel = shipmentId === undefined ? undefined : eq(shipments.id, shipmentId)
  const isDue = and(eq(shipments.orderId, order.id), eq(shipments.state, 'sent'), isNotNull(shipments.dueMail), ofParcel)
  for (const shipment of await tx.select().from(shipments).where(isDue).orderBy(asc(shipments.id)))
    await mailDueParcel(ctx, tx, { order, shipment, template: shipment.dueMail })
  await tx.update(shipments).set({ dueMail: null }).where(isDue)
}
