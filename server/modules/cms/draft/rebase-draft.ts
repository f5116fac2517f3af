import { eq } from 'drizzle-orm'
import type { SavedBatch } from '@/lib/documents/draft'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { drafts } from '@/server/db/schema/draft'
import type { DraftRow } from './drafts'
import { rebaseChanges, rebasedBase, rebaseSectionChanges } from './documents/merge-fields'
import { writeBatch } from './write-batch'

/**
 * Brings what visitors see into the fields that the draft leaves as they were, as a batch that editors receive like any other; none where nothing differs.
 * `base` is the draft's own unless it has just been published.
 */
export async function rebaseDraft(
  ctx: Ctx,
  tx: Transaction,
  { draft, published, base = draft.base }: { draft: DraftRow; published: Document; base?: DraftRow['base'] },
): Promise<SavedBatch[]> {
  const states = { base, own: draft.document.page ?? {}, published: published.page ?? {} }
  await tx
    .update(drafts)
    .set({ base: rebasedBase(states) })
    .where(eq(drafts.id, draft.id))
  const changes = rebaseChanges(states)
  if (changes.length === 0) return []
  const client = `published:${ctx.newId()}`.slice(0, 40)
  return [(await writeBatch(ctx, tx, { draft, batch: { client, sequence: 1, changes } })).batch]
}

/**
 * Brings what something outside the draft has published in sections into their fields that the draft leaves as they were. A field that the draft has changed
 * stays.
 */
export async function rebaseSections(
  ctx: Ctx,
  tx: Transaction,
  { draft, before, published }: { draft: DraftRow; before: Document; published: Document },
): Promise<void> {
  const changes = rebaseSectionChanges({ base: before, own: draft.document, published })
  if (changes.length === 0) return
  const client = `published:${ctx.newId()}`.slice(0, 40)
  await writeBatch(ctx, tx, { draft, batch: { client, sequence: 1, changes } })
}
