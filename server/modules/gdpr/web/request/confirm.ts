import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { lockActiveBeside, serializeRequests } from '@/server/modules/gdpr/request/create-request'
import { confirmationCutoff } from '@/server/modules/gdpr/request/delete-old-requests'
import { changeRequest } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByToken(ctx, tx, token)
    if (!row?.tokenSentAt || row.tokenSentAt <= confirmationCutoff(ctx.now())) throw new AppError('TOKEN_SPENT')
    const active = row.state === 'unconfirmed' ? await lockActiveBeside(tx, row) : undefined
    const confirmed = active ? await replaceBy(tx, { row, active }) : row
    if (confirmed.state === 'unconfirmed') await openConfirmed(ctx, tx, confirmed)
    return { kind: confirmed.kind, dueOn: confirmed.dueOn }
  })
}

async function lockByToken(ctx: Ctx, tx: Transaction, token: string) {
  const isThis = and(eq(privacyRequests.tokenHash, hashSecret(token)), eq(privacyRequests.siteId, ctx.site.id))
  const [mailed] = await tx.select().from(privacyRequests).where(isThis)
  if (!mailed) return undefined
  await serializeRequests(tx, mailed)
  const [row] = await tx.select().from(privacyRequests).where(isThis).for('update')
  return row
}

/** The person asked twice: the request that the shop already has to answer takes over the link, so that following it again still works. */
async function replaceBy(tx: Transaction, { row, active }: { row: PrivacyRequestRow; active: PrivacyRequestRow }) {
  await tx.delete(privacyRequests).where(eq(privacyRequests.id, row.id))
  const { tokenHash, tokenSentAt } = row
  await changeRequest(tx, active, { tokenHash, tokenSentAt })
  return { ...active, version: active.version + 1 }
}

async function openConfirmed(ctx: Ctx, tx: Transaction, row: PrivacyRequestRow) {
  const { id, kind, email, dueOn, languageId, note } = row
  await changeRequest(tx, row, { state: 'open', identityProof: 'link' })
  await queueMail(ctx, tx, { template: 'privacyReceived', to: email, languageId, data: { kind, dueOn, note } })
  await audit(ctx, tx, { action: 'privacyRequest.confirm', target: `privacyRequest:${id}`, actor: 'shop' })
}
