import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createMailedDownloads } from '@/server/modules/order/files/download-links'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { OrderMail } from './order-transitions'
import { presentOrder } from '@/server/modules/order/present/present-order'

/** `invoiceId`: the invoice or credit that travels with the mail. `payBy`: the last moment to pay, of a reminder. */
type BuyerNotification = {
  template: OrderMail | 'orderReminder'
  order: OrderRow
  invoiceId?: number | null
  reason?: string
  hasLapsed?: boolean
  isUnanswered?: boolean
  endsWithdrawal?: boolean
  endsSubscription?: boolean
  back?: number
  payBy?: string
}

/** Mails the buyer what has become of their order, as it is now. */
export async function notifyBuyer(ctx: Ctx, tx: Transaction, { template, order, ...words }: BuyerNotification) {
  const lines = await loadOrderLines(tx, order.id)
  const url = await createOrderUrl(ctx, tx, order)
  const downloads = template === 'orderPaid' ? await createMailedDownloads(ctx, tx, order.id) : []
  const data = { order: presentOrder(order, lines), url, tracking: order.tracking, downloads, ...words }
  await queueMail(ctx, tx, { template, to: order.email, data })
}
