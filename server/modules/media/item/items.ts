import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { media } from '@/server/db/schema/media'

export type ItemRow = typeof media.$inferSelect
type NewItem = typeof media.$inferInsert

/** @throws NOT_FOUND, also for an item of another site */
export async function findItem({ site }: Pick<Ctx, 'site'>, db: Tx, id: number): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.siteId, site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The item at the revision that the caller has seen, locked (docs/rules/media.md#stale-item). @throws NOT_FOUND, STALE_VERSION */
export async function lockItem(ctx: Ctx, tx: Transaction, { id, revision }: { id: number; revision: number }): Promise<ItemRow> {
  const [row] = await lockItems(ctx, tx, [id])
  if (!row) throw new AppError('NOT_FOUND')
  requireRevision(row, revision)
  return row
}

export function requireRevision(row: ItemRow, revision: number) {
  if (row.revision !== revision) throw new AppError('STALE_VERSION', { revision: row.revision })
}

/** Locks the items in the order of their ids, so that two callers never wait for each other. */
export async function lockItems({ site }: Ctx, tx: Transaction, ids: readonly number[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.siteId, site.id)))
    .orderBy(media.id)
    .for('update')
}

/** Writes fields of a locked item as its next revision. */
export async function changeItem(ctx: Ctx, tx: Transaction, id: number, fields: Partial<NewItem>): Promise<ItemRow> {
  const [row] = await tx
    .update(media)
    .set({ ...fields, revision: sql`${media.revision} + 1`, updatedAt: ctx.now() })
    .where(eq(media.id, id))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
