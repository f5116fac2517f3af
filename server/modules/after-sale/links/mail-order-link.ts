import { and, eq, sql } from 'drizzle-orm'
import { isOfCompany } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { inTransaction } from '@/server/core/transaction'
import { systemContext } from '@/server/core/system-context'
import type { OrderLinkRequest } from '@/server/adapters/queue/queues'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'

/** Job of order/sendLink: runs after the response, which therefore does not reveal whether the order exists (docs/rules/after-sale.md#order-link-mail). */
export async function mailOrderLink({ siteId, number, email }: OrderLinkRequest) {
  const ctx = await systemContext(siteId)
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.siteId, siteId), eq(orders.number, number), eq(sql`lower(${orders.email})`, email)))
    if (!order) return
    const url = await createOrderUrl(ctx, tx, order, { isGuest: true })
    const data = { number, url, isCompany: isOfCompany(order) }
    await queueMail(ctx, tx, { template: 'orderLink', to: order.email, languageId: order.languageId, data })
  })
}
