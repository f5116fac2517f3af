import { inLanguageOf } from '@/server/core/languages'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createMailedDownloads } from '@/server/modules/order/files/download-links'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { OrderMail } from './order-transitions'
import { presentOrder } from '@/server/modules/order/present/present-order'

/** `invoiceId`: the attached invoice or credit note. `trackingUrl`: the carrier's page about the last parcel. `payBy`: the deadline, in a reminder. */
type BuyerNotification = {
  template: OrderMail | 'orderReminder'
  order: OrderRow
  invoiceId?: number | null
  trackingUrl?: string
  reason?: string
  hasLapsed?: boolean
  isUnanswered?: boolean
  endsWithdrawal?: boolean
  endsSubscription?: boolean
  refundedCents?: number
  payBy?: string
}

/** Mails the buyer about the order's current state (docs/rules/orders.md#buyer-notifications). */
export async function notifyBuyer(ctx: Ctx, tx: Transaction, { template, order, trackingUrl = '', ...details }: BuyerNotification) {
  const lines = await loadOrderLines(tx, order.id)
  const url = await createOrderUrl(ctx, tx, order)
  const downloads = template === 'orderPaid' ? await createMailedDownloads(inLanguageOf(ctx, order), tx, order) : []
  // The link of the parcel has a button of its own.
  const tracking = trackingUrl ? order.tracking.replace(`, ${trackingUrl}`, '') : order.tracking
  const data = { order: presentOrder(order, lines), url, tracking, trackingUrl, downloads, ...details }
  await queueMail(ctx, tx, { template, to: order.email, languageId: order.languageId, data })
}
