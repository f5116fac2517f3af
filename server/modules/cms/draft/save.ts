import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { applyChanges } from '@/lib/documents/changes'
import type { Batch, SavedBatch } from '@/lib/documents/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { draftBatches, drafts } from '@/server/db/schema/draft'
import { requireUser } from '@/server/core/require-user'
import { batchesSince, lockDraft, type DraftRow } from './drafts'

/** Bytes of JSON and number of sections that one document may hold (docs/rules/editing.md#document-limits). */
const maxBytes = 1_000_000
const maxSections = 200

/** docs/rules/editing.md#stale-revision */
export async function save(ctx: Ctx, { key, revision, ...batch }: ParsedOf<typeof draftApi.save>) {
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    const missed = await batchesSince(tx, draft.id, revision)
    if (await isSaved(tx, draft.id, batch)) return { batches: missed }
    if (revision !== draft.revision) throw new AppError('STALE_VERSION', { revision: draft.revision, batches: missed })
    return { batches: [await writeBatch(ctx, tx, { draft, batch })] }
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

/** Saves a batch on the newest revision of a locked draft. @throws DOCUMENT_TOO_LARGE */
export async function writeBatch(ctx: Ctx, tx: Transaction, { draft, batch }: { draft: DraftRow; batch: Batch }): Promise<SavedBatch> {
  const { document } = applyChanges(draft.document, batch.changes)
  const isTooLarge = Object.keys(document.sections).length > maxSections || Buffer.byteLength(JSON.stringify(document)) > maxBytes
  if (isTooLarge) throw new AppError('DOCUMENT_TOO_LARGE')
  const { id: userId } = requireUser(ctx)
  const revision = draft.revision + 1
  await tx.insert(draftBatches).values({ draftId: draft.id, revision, ...batch, userId, createdAt: ctx.now() })
  await tx.update(drafts).set({ doc: document, revision, updatedBy: userId, updatedAt: ctx.now() }).where(eq(drafts.id, draft.id))
  return { ...batch, revision }
}
