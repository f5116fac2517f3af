import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'

/** Does and returns the same for every input; see mail-order-link.ts. */
export async function sendLink(ctx: Ctx, { number, email }: ParsedOf<typeof documentOrderApi.sendLink>) {
  await inTransaction(ctx, (tx) => enqueueJob(tx, 'orderLink', { siteId: ctx.site.id, number, email }))
  return {}
}
