import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import type { Batch } from '@/lib/documents/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { draftBatches } from '@/server/db/schema/draft'
import { requireKnownTypes } from './checks/known-types'
import { requireDocumentRight } from './documents'
import { batchesSince, lockDraft } from './drafts'
import { recordDueCheckpoint } from './record-draft-version'
import { rebaseDraft } from './rebase-draft'
import { writeBatch } from './write-batch'

/** docs/rules/editing.md#stale-revision */
export async function save(ctx: Ctx, { key, revision, ...batch }: ParsedOf<typeof draftApi.save>) {
  requireDocumentRight(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    const missed = await batchesSince(tx, draft.id, revision)
    if (await isSaved(tx, draft.id, batch)) return missed
    if (revision !== draft.revision) throw new AppError('STALE_VERSION', { revision: draft.revision, ...missed })
    await requireKnownTypes(ctx, tx, { draft, changes: batch.changes })
    await recordDueCheckpoint(ctx, tx, draft)
    const saved = await writeBatch(ctx, tx, { draft, batch })
    return { batches: [saved.batch, ...(await rebaseDraft(ctx, tx, { draft: saved.draft, published: draft.published }))] }
  })
}

/** docs/rules/editing.md#repeated-batch */
async function isSaved(tx: Transaction, draftId: number, { client, sequence }: Batch) {
  const [row] = await tx
    .select({ revision: draftBatches.revision })
    .from(draftBatches)
    .where(and(eq(draftBatches.draftId, draftId), eq(draftBatches.client, client), eq(draftBatches.sequence, sequence)))
  return row !== undefined
}
