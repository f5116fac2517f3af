import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { versionApi } from '@/lib/api/v1/cms/version'
import { replacementOf } from '@/lib/documents/diff/replacement'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { recordDraftVersion } from '../draft/record-draft-version'
import { writeBatch } from '../draft/write-batch'
import { findVersion } from '../draft/versions'
import { documentAsPlanned } from '../release/changed-elsewhere'

/** docs/rules/editing.md#restore */
export async function restore(ctx: Ctx, { key, number, revision }: ParsedOf<typeof versionApi.restore>) {
  requireDocumentRight(ctx, key)
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    const document = await documentAsPlanned(ctx, tx, await findVersion(ctx, tx, { key, number }))
    const changes = replacementOf(draft.document, document)
    if (changes.length === 0) return { batches: [] }
    if (draft.revision !== draft.checkpoint.revision) await recordDraftVersion(ctx, tx, draft, { reason: 'beforeRestore', userId })
    await audit(ctx, tx, { action: 'document.restore', target: key, detail: { version: number, revision } })
    const batch = { client: `restore:${ctx.newId()}`, sequence: 1, changes }
    return { batches: [(await writeBatch(ctx, tx, { draft, batch })).batch] }
  })
}
