import type { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { MailData } from '@/server/modules/mail/templates/registry'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'

type EditMail = {
  order: OrderRow
  changes: EditChanges
  reason: string
  money: MailData<'orderEdited'>['money']
  payBy?: Date | null
  invoiceId?: number | null
}

/** Mails the buyer what staff changed, or what waits until its difference is paid (docs/rules/orders.md#edit-mail). */
export async function notifyEdit(ctx: Ctx, tx: Transaction, { order, changes, reason, money, payBy, invoiceId = null }: EditMail) {
  if (order.email === '') return
  const presented = presentOrder(order, await loadOrderLines(tx, order.id))
  // The page where money is paid opens without an account.
  const url = await createOrderUrl(ctx, tx, order, money.by === 'provider' && payBy ? { isGuest: true } : {})
  const data = { order: withAmount(presented, money), url, changes, reason, money, payBy: payBy?.toISOString() ?? '', invoiceId }
  await queueMail(ctx, tx, { template: 'orderEdited', to: order.email, languageId: order.languageId, data })
}

/** A transfer of the difference names the difference. */
function withAmount(order: ReturnType<typeof presentOrder>, { kind, cents }: EditMail['money']) {
  const { bankTransfer } = order.payment
  if (kind !== 'surcharge' || !bankTransfer) return order
  return { ...order, payment: { ...order.payment, bankTransfer: { ...bankTransfer, amount: fromCents(cents) } } }
}
