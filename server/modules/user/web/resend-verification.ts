import type { ParsedOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { queueJob } from '@/server/adapters/queue/queue-job'

/** The same work and answer for every address; see answer-link-request.ts. */
export async function resendVerification(ctx: Ctx, { email }: ParsedOf<typeof webUserApi.resendVerification>) {
  await inTransaction(ctx, (tx) => queueJob(tx, 'linkRequest', { siteId: ctx.site.id, email, purpose: 'verify' }))
  return {}
}
