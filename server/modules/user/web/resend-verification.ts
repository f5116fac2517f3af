import type { ParsedOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'

/** docs/rules/accounts.md#answer-after-the-response */
export async function resendVerification(ctx: Ctx, { email }: ParsedOf<typeof webUserApi.resendVerification>) {
  await inTransaction(ctx, (tx) => enqueueJob(tx, 'linkRequest', { siteId: ctx.site.id, email, purpose: 'verify' }))
  return {}
}
