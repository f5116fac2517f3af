import type { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'

/** Mails the buyer that an edit which waited for its difference has ended (docs/rules/orders.md#edit-ended-mail). `cents`: the difference. */
export async function notifyEditEnded(
  ctx: Ctx,
  tx: Transaction,
  { order, changes, cents }: { order: OrderRow; changes: EditChanges; cents: number },
) {
  if (order.email === '') return
  const data = { number: order.number, url: await createOrderUrl(ctx, tx, order), changes, cents }
  await queueMail(ctx, tx, { template: 'orderEditEnded', to: order.email, languageId: order.languageId, data })
}
