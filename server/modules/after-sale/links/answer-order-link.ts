import { and, eq, sql } from 'drizzle-orm'
import { orders } from '@/server/db/schema/order'
import { inTransaction } from '@/server/core/transaction'
import { jobContext } from '@/server/core/job-context'
import type { OrderLinkRequest } from '@/server/adapters/queue/queues'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'

/** The other half of order/sendLink, after the answer: whoever asks cannot tell whether there is such an order (faults 25). */
export async function answerOrderLink({ siteId, number, email }: OrderLinkRequest) {
  const ctx = await jobContext(siteId)
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.siteId, siteId), eq(orders.number, number), eq(sql`lower(${orders.email})`, email)))
    if (!order) return
    const url = await createOrderUrl(ctx, tx, order, { isGuest: true })
    await queueMail(ctx, tx, { template: 'orderLink', to: order.email, data: { number, url } })
  })
}
