import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction } from '@/server/core/transaction'
import { privacyRequests } from '@/server/db/schema/privacy'
import { confirmationCutoff } from '@/server/modules/gdpr/request/delete-old-requests'
import { changeRequest } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const isThis = and(eq(privacyRequests.tokenHash, hashSecret(token)), eq(privacyRequests.siteId, ctx.site.id))
    const [row] = await tx.select().from(privacyRequests).where(isThis).for('update')
    if (!row?.tokenSentAt || row.tokenSentAt <= confirmationCutoff(ctx.now())) throw new AppError('TOKEN_SPENT')
    const { id, kind, email, dueOn, state } = row
    if (state !== 'unconfirmed') return { kind, dueOn }
    await changeRequest(tx, row, { state: 'open', identityProof: 'link' })
    await queueMail(ctx, tx, { template: 'privacyReceived', to: email, data: { kind, dueOn } })
    await audit(ctx, tx, { action: 'privacyRequest.confirm', target: `privacyRequest:${id}`, actor: 'shop' })
    return { kind, dueOn }
  })
}
