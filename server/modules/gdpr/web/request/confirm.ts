import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { lockActiveBeside, serializeRequests } from '@/server/modules/gdpr/request/create-request'
import { changeRequest } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { requireLinked, selectLinkedRequest } from './linked-request'

/** Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const row = requireLinked(await lockByToken(ctx, tx, token), ctx.now())
    const active = row.state === 'unconfirmed' ? await lockActiveBeside(tx, row) : undefined
    const confirmed = active ? await replaceBy(tx, { row, active }) : row
    if (confirmed.state === 'unconfirmed') await openConfirmed(ctx, tx, confirmed)
    return { kind: confirmed.kind, dueOn: confirmed.dueOn }
  })
}

async function lockByToken(ctx: Ctx, tx: Transaction, token: string) {
  const [mailed] = await selectLinkedRequest(ctx, tx, token)
  if (!mailed) return undefined
  await serializeRequests(tx, mailed)
  const [row] = await selectLinkedRequest(ctx, tx, token).for('update')
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
