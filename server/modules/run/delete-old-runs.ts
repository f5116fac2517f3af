import { lte } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { officeRuns } from '@/server/db/schema/office'

const retentionMs = 30 * 86_400_000

/** Deletes runs with their reports a month after they were started (docs/rules/administration.md#bulk-run). */
export async function deleteOldRuns(now: () => Date = () => new Date()) {
  await database()
    .db.delete(officeRuns)
    .where(lte(officeRuns.createdAt, new Date(now().getTime() - retentionMs)))
}
