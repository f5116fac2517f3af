import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { PrivacyRequestRow } from '@/server/db/schema/privacy'
import { findBlockers } from '@/server/modules/gdpr/request/find-blockers'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction, personOf } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** docs/rules/privacy.md#privacy-run */
export async function run(ctx: Ctx, { id, version, confirmation, answer }: ParsedOf<typeof officeRequestApi.run>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'run' })
    if (row.kind === 'erasure') await checkErasure(ctx, tx, { row, confirmation })
    await (row.kind === 'rectification' ? closeCorrection(ctx, tx, { row, answer }) : startJob(ctx, tx, row))
    await audit(ctx, tx, { action: 'privacyRequest.run', target: `privacyRequest:${id}`, detail: { kind: row.kind } })
    return presentRequest(ctx, tx, id)
  })
}

async function checkErasure(ctx: Ctx, tx: Transaction, { row, confirmation }: { row: PrivacyRequestRow; confirmation: string }) {
  if (confirmation !== row.email) throw new AppError('VALIDATION', { fieldErrors: { confirmation: ['confirmation'] } })
  const blockers = await findBlockers(tx, await personOf(tx, row), ctx.now())
  if (blockers.length > 0) throw new AppError('PRIVACY_BLOCKED', { blockers })
}

async function startJob(ctx: Ctx, tx: Transaction, row: PrivacyRequestRow) {
  await changeRequest(tx, row, { startedAt: ctx.now(), startedBy: requireUser(ctx).id, blockedAt: null })
  await enqueueJob(tx, 'privacyRequest', { requestId: row.id })
}

/** The staff has corrected the data where they stand. */
async function closeCorrection(ctx: Ctx, tx: Transaction, { row, answer }: { row: PrivacyRequestRow; answer: string }) {
  if (answer.length < 3) throw new AppError('VALIDATION', { fieldErrors: { answer: ['required'] } })
  await changeRequest(tx, row, { state: 'done', closedAt: ctx.now(), answer })
  await queueMail(ctx, tx, { template: 'privacyCorrected', to: row.email, languageId: row.languageId, data: { answer } })
}
