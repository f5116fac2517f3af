import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEdits } from '@/server/db/schema/order-edit'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { findPayableProposal } from '@/server/modules/order/edits/proposals'
import { loadOwnPayment } from '@/server/modules/order/lifecycle/notify-buyer'
import { mayAskToPay } from '@/server/modules/payment/start/may-ask-to-pay'
import { keepForLink, paymentLinkEnd } from './send-link'

type Dismissed = { order: OrderRow; /** The edit whose difference the payment was for; null: the order itself. */ editId: number | null }

/**
 * Gives the buyer of a locked order time to pay what a dismissed payment did not, and mails the page where it is paid
 * (docs/rules/payments.md#suspect-payment). Mails nothing if it cannot be paid any more.
 */
export async function offerPaymentAgain(ctx: Ctx, tx: Transaction, { order, editId }: Dismissed) {
  const due = editId === null ? await keepOrder(ctx, tx, order) : await keepDifference(ctx, tx, { order, editId })
  if (!due) return
  const url = await createOrderUrl(ctx, tx, order)
  const data = { number: order.number, url, ...due, payBy: due.payBy?.toISOString() ?? null }
  await queueMail(ctx, tx, { template: 'paymentDismissed', to: order.email, languageId: order.languageId, data })
}

/** While a payment waits for its decision the order cannot be paid, nor does it expire. */
async function keepOrder(ctx: Ctx, tx: Transaction, order: OrderRow) {
  const payBy = order.stockState === 'reserved' ? await keepForLink(ctx, tx, order) : null
  if (!(await mayAskToPay(tx, order))) return null
  return { isDifference: false, cents: (await loadOwnPayment(tx, order.id)) ?? order.totalCents, payBy }
}

async function keepDifference(ctx: Ctx, tx: Transaction, { order, editId }: { order: OrderRow; editId: number }) {
  const edit = await findPayableProposal(tx, order)
  if (edit?.id !== editId || edit.payBy === null) return null
  const end = paymentLinkEnd(ctx)
  const payBy = edit.payBy > end ? edit.payBy : end
  await tx.update(orderEdits).set({ payBy }).where(eq(orderEdits.id, editId))
  return { isDifference: true, cents: edit.totalAfter - edit.totalBefore, payBy }
}
