import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { DocumentSchema, SavedBatches } from '@/lib/api/v1/cms/draft.schema'
import type { SavedBatch } from '@/lib/documents/draft'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { draftBatches, drafts } from '@/server/db/schema/draft'
import { editableDocument } from './documents'
import type { Fields } from './documents/fields'

/** `base`: the document's own fields as visitors saw them when the draft took them over. */
export type DraftRow = { id: number; key: string; revision: number; document: Document; base: Fields }

/** A draft that this transaction may change. `published` is what visitors see. */
export type LockedDraft = DraftRow & { published: Document; updatedBy: number | null; checkpoint: { revision: number; at: Date } }

const ofDraft = ({ site, language }: Ctx, key: string) =>
  and(eq(drafts.siteId, site.id), eq(drafts.languageId, language.id), eq(drafts.key, key))

export async function findDraft(ctx: Ctx, db: Tx, key: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(ofDraft(ctx, key))
  return row && draftOf(row)
}

/**
 * The draft, locked; begun from the published document when there is none. Reads the published document under the lock, because a publication that held it
 * may have changed it. @throws NOT_FOUND when there is no such document
 */
export async function lockDraft(ctx: Ctx, tx: Transaction, key: string): Promise<LockedDraft> {
  const row = (await lockRow(ctx, tx, key)) ?? (await beginDraft(ctx, tx, key))
  const { updatedBy, checkpointRevision, checkpointAt } = row
  const published = await editableDocument(key).read(ctx, tx)
  return { ...draftOf(row), published, updatedBy, checkpoint: { revision: checkpointRevision, at: checkpointAt } }
}

async function lockRow(ctx: Ctx, tx: Transaction, key: string) {
  const [row] = await tx.select().from(drafts).where(ofDraft(ctx, key)).for('update')
  return row
}

/** Locks the document first, so that a running deletion ends before the draft is written. */
async function beginDraft(ctx: Ctx, tx: Transaction, key: string) {
  const editable = editableDocument(key)
  await editable.lock(tx)
  const doc = await editable.read(ctx, tx)
  const now = ctx.now()
  await tx
    .insert(drafts)
    .values({ siteId: ctx.site.id, languageId: ctx.language.id, key, doc, base: doc.page ?? {}, checkpointAt: now, updatedAt: now })
    .onConflictDoNothing()
  const row = await lockRow(ctx, tx, key)
  if (!row) throw new Error(`The draft of ${key} is gone.`)
  return row
}

/** Remembers that the draft at this revision has a version, so that no checkpoint writes another. */
export async function markCheckpoint(ctx: Ctx, tx: Transaction, { id, revision }: DraftRow) {
  await tx.update(drafts).set({ checkpointRevision: revision, checkpointAt: ctx.now() }).where(eq(drafts.id, id))
}

function draftOf({ id, key, revision, doc, base }: typeof drafts.$inferSelect): DraftRow {
  return { id, key, revision, document: DocumentSchema.parse(doc), base: DocumentSchema.shape.page.parse(base) ?? {} }
}

const batchColumns = {
  client: draftBatches.client,
  sequence: draftBatches.sequence,
  revision: draftBatches.revision,
  changes: draftBatches.changes,
}

/** The batch that made a draft this revision: a list of at most one. */
export async function batchAt(
  db: Tx,
  { siteId, languageId, key, revision }: { siteId: number; languageId: number; key: string; revision: number },
) {
  const rows = await db
    .select(batchColumns)
    .from(draftBatches)
    .innerJoin(drafts, eq(drafts.id, draftBatches.draftId))
    .where(and(eq(drafts.siteId, siteId), eq(drafts.languageId, languageId), eq(drafts.key, key), eq(draftBatches.revision, revision)))
  // The batch may have been emptied since; a client that lacks it sees a gap.
  return SavedBatches.parse({ batches: rows }).batches.filter((batch) => !isEmptied(batch))
}

/** How many of a draft's newest batches are kept with their changes, and how many bytes of them (docs/rules/editing.md#kept-batches). */
const retained = { count: 200, bytes: 2_000_000 }

/** The batches after a revision, oldest first; none and `isComplete: false` where they are no longer kept. */
export async function batchesSince(db: Tx, draftId: number, revision: number): Promise<SavedBatches> {
  const rows = await db
    .select(batchColumns)
    .from(draftBatches)
    .where(and(eq(draftBatches.draftId, draftId), gt(draftBatches.revision, revision)))
    .orderBy(asc(draftBatches.revision))
    .limit(retained.count + 1)
  const { batches } = SavedBatches.parse({ batches: rows })
  return batches.length > retained.count || batches.some(isEmptied) ? { batches: [], isComplete: false } : { batches }
}

/** A batch is saved with at least one change. */
const isEmptied = ({ changes }: SavedBatch) => changes.length === 0

/** Empties the batches before those that are kept. Client and sequence stay, so that a repeated batch is known (docs/rules/editing.md#repeated-batch). */
export async function emptyOldBatches(tx: Transaction, { id, revision }: Pick<DraftRow, 'id' | 'revision'>) {
  const oldest = revision - retained.count
  // Materialized: a table that nobody has analysed since its draft grew would be summed once for each of its rows.
  await tx.execute(sql`
    with newest as (
      select revision, changes, sum(octet_length(changes::text)) over (order by revision desc) as bytes
      from draft_batches where draft_id = ${id} and revision >= ${oldest}
    ), old as materialized (
      select revision from newest where revision < ${revision} and changes <> '[]' and (bytes > ${retained.bytes} or revision <= ${oldest})
    )
    update draft_batches b set changes = '[]' from old where b.draft_id = ${id} and b.revision = old.revision`)
}
