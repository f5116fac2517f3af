import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database } from '@/server/db/client'
import { officeRuns } from '@/server/db/schema/office'

const dayMs = 86_400_000
const retentionMs = 30 * dayMs
const noteMs = 2 * dayMs

/**
 * Deletes runs with their reports a month after they were started, a run that was undone together with its undoing, and the notes of runs that were cancelled
 * two days ago (docs/rules/administration.md#bulk-run).
 */
export async function deleteOldRuns(now: () => Date = () => new Date()) {
  const { db } = database()
  const before = (ms: number) => new Date(now().getTime() - ms)
  const undoing = alias(officeRuns, 'undoing')
  // Deleting a run deletes its undoing too.
  const youngUndoing = db
    .select({ id: undoing.id })
    .from(undoing)
    .where(and(eq(undoing.undoes, officeRuns.id), gt(undoing.createdAt, before(retentionMs))))
  await db.delete(officeRuns).where(and(lte(officeRuns.createdAt, before(retentionMs)), notExists(youngUndoing)))
  await db
    .update(officeRuns)
    .set({ input: sql`${officeRuns.input} - 'note'` })
    .where(and(eq(officeRuns.state, 'cancelled'), lte(officeRuns.endedAt, before(noteMs)), sql`${officeRuns.input} ? 'note'`))
}
