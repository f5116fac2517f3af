import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { applyChanges } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { documentLimits, isWithinLimits } from '@/lib/documents/limits'
import type { Batch, SavedBatch } from '@/lib/documents/draft'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { draftBatches, drafts } from '@/server/db/schema/draft'
import { announceEdit } from './announce-edit'
import { emptyOldBatches, type DraftRow } from './drafts'

type Written = { batch: SavedBatch; draft: DraftRow }

/** Saves a batch on the newest revision of a locked draft. @throws DOCUMENT_TOO_LARGE */
export async function writeBatch(ctx: Ctx, tx: Transaction, { draft, batch }: { draft: DraftRow; batch: Batch }): Promise<Written> {
  const { document } = applyChanges(draft.document, batch.changes)
  requireAllowedSize(document)
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const revision = draft.revision + 1
  await tx.insert(draftBatches).values({ draftId: draft.id, revision, ...batch, userId, createdAt: ctx.now() })
  await emptyOldBatches(tx, { id: draft.id, revision })
  await tx.update(drafts).set({ doc: document, revision, updatedBy: userId, updatedAt: ctx.now() }).where(eq(drafts.id, draft.id))
  await announceEdit(ctx, tx, { kind: 'batch', key: draft.key, revision })
  return { batch: { ...batch, revision }, draft: { ...draft, document, revision } }
}

/** docs/rules/editing.md#document-limits. @throws DOCUMENT_TOO_LARGE */
export function requireAllowedSize(document: Document) {
  const isAllowed = isWithinLimits(document) && Buffer.byteLength(JSON.stringify(document)) <= documentLimits.bytes
  if (!isAllowed) throw new AppError('DOCUMENT_TOO_LARGE')
}
