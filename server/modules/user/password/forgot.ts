import type { ParsedOf } from '@/lib/api/endpoint'
import type { passwordApi } from '@/lib/api/v1/user/password'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'

/** docs/rules/accounts.md#answer-after-the-response */
export async function forgot(ctx: Ctx, { email }: ParsedOf<typeof passwordApi.forgot>) {
  await inTransaction(ctx, (tx) => enqueueJob(tx, 'linkRequest', { siteId: ctx.site.id, email, purpose: 'password' }))
  return {}
}
