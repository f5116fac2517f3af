import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { replacementOf } from '@/lib/documents/diff/replacement'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { drafts } from '@/server/db/schema/draft'
import { requireDocumentRight } from './documents'
import { lockDraft } from './drafts'
import { recordDraftVersion } from './record-draft-version'
import { writeBatch } from './write-batch'

/** What is discarded stays as a version (docs/rules/editing.md#checkpoints). */
export async function discard(ctx: Ctx, { key, revision }: ParsedOf<typeof draftApi.discard>) {
  requireDocumentRight(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    const { published } = draft
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    await tx
      .update(drafts)
      .set({ base: published.page ?? {} })
      .where(eq(drafts.id, draft.id))
    const changes = replacementOf(draft.document, published)
    if (changes.length === 0) return { batches: [] }
    if (draft.revision !== draft.checkpoint.revision)
      await recordDraftVersion(ctx, tx, draft, { reason: 'beforeDiscard', userId: draft.updatedBy })
    const client = `discard:${ctx.newId()}`.slice(0, 40)
    return { batches: [(await writeBatch(ctx, tx, { draft, batch: { client, sequence: 1, changes } })).batch] }
  })
}
