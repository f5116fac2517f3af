import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OrderShipment } from '@/lib/api/entities/order.schema'
import { inLanguageOf } from '@/server/core/languages'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { paymentIntents } from '@/server/db/schema/payment'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createMailedDownloads } from '@/server/modules/order/files/download-links'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadShipments } from '@/server/modules/order/shipments/load-shipments'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { OrderMail } from './order-transitions'
import { presentOrder } from '@/server/modules/order/present/present-order'

/**
 * `invoiceId`: the attached invoice or credit note. `trackingUrl`: the carrier's page about the last parcel, and `shipmentId` its id where it is not the newest.
 * `payBy`: the deadline, in a reminder.
 */
type BuyerNotification = {
  template: OrderMail | 'orderReminder'
  order: OrderRow
  invoiceId?: number | null
  trackingUrl?: string
  shipmentId?: number
  reason?: string
  hasLapsed?: boolean
  isUnanswered?: boolean
  endsWithdrawal?: boolean
  endsSubscription?: boolean
  refundedCents?: number
  payBy?: string
}

/** Mails the buyer about the order's current state (docs/rules/orders.md#buyer-notifications). */
export async function notifyBuyer(
  ctx: Ctx,
  tx: Transaction,
  { template, order, trackingUrl = '', shipmentId, ...details }: BuyerNotification,
) {
  const lines = await loadOrderLines(tx, order.id)
  const url = await createOrderUrl(ctx, tx, order)
  const downloads = template === 'orderPaid' ? await createMailedDownloads(inLanguageOf(ctx, order), tx, order) : []
  // The link of the parcel has a button of its own.
  const tracking = trackingUrl ? order.tracking.replace(`, ${trackingUrl}`, '') : order.tracking
  const due = template === 'orderPaid' || template === 'orderReady' ? await loadOwnPayment(tx, order.id) : null
  const parcelLines = template === 'orderShipped' ? await loadLastParcel(tx, order.id, shipmentId) : []
  const data = { order: presentOrder(order, lines), url, tracking, trackingUrl, parcelLines, downloads, due, ...details }
  await queueMail(ctx, tx, { template, to: order.email, languageId: order.languageId, data })
}

/** The pieces of the parcel that goes out after others; none if it is the only one. */
async function loadLastParcel(db: Tx, orderId: number, shipmentId?: number): Promise<OrderShipment['lines']> {
  const parcels = await loadShipments(db, orderId)
  if (parcels.length < 2) return []
  return (shipmentId === undefined ? parcels.at(-1) : parcels.find(({ id }) => id === shipmentId))?.lines ?? []
}

/** Cents of the order's own payment, without those of its edits: less than the total after a withdrawal (docs/rules/payments.md#reduced-amount-due). */
export async function loadOwnPayment(db: Tx, orderId: number): Promise<number | null> {
  const { state, amountCents: cents, editId } = paymentIntents
  const isOwn = and(eq(paymentIntents.orderId, orderId), isNull(editId), inArray(state, ['open', 'settled']))
  const intents = await db.select({ state, cents }).from(paymentIntents).where(isOwn)
  return (intents.find((one) => one.state === 'settled') ?? intents[0])?.cents ?? null
}
