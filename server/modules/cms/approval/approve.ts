import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { approvalApi } from '@/lib/api/v1/cms/approval'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { lockDraft, type LockedDraft } from '../draft/drafts'
import { inLanguage } from '../draft/in-language'
import { publishDocument } from '../draft/publish-document'
import { lockApproval, writeDecision } from './lock-approval'
import { presentApproval } from './present-approval'

/** Publishes exactly what was requested, all or none. */
export async function approve(ctx: Ctx, { id, comment, overwrite }: ParsedOf<typeof approvalApi.approve>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const { approval, documents } = await lockApproval(ctx, tx, id)
    const own = inLanguage(ctx, approval.languageId)
    const locked: LockedDraft[] = []
    for (const { key, revision } of documents) {
      const draft = await lockDraft(own, tx, key)
      if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
      locked.push(draft)
    }
    await requireValidDocuments(own, tx, locked)
    for (const draft of locked) {
      const { document, revision } = draft
      await publishDocument(own, tx, {
        draft,
        document,
        userId,
        reason: 'publish',
        revision,
        note: approval.note,
        overwrite: overwrite[draft.key],
      })
    }
    await writeDecision(ctx, tx, { id, state: 'approved', comment })
    await audit(ctx, tx, { action: 'approval.approve', target: `approval:${id}`, detail: { comment } })
    return presentApproval(ctx, tx, id)
  })
}
