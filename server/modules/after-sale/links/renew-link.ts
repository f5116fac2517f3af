import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { findOrderOfMailedKey } from '@/server/modules/order/access/order-keys'

/** Mails a new link to the order's own address, whoever holds the spent one (docs/rules/after-sale.md#renewed-link); see mail-order-link.ts. */
export async function renewLink(ctx: Ctx, { token, orderSlug }: ParsedOf<typeof documentOrderApi.renewLink>) {
  await inTransaction(ctx, async (tx) => {
    const order = await findOrderOfMailedKey(ctx, tx, { key: token, orderSlug })
    if (order) await enqueueJob(tx, 'orderLink', { siteId: ctx.site.id, number: order.number, email: order.email.toLowerCase() })
  })
  return {}
}
