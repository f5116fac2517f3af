import { lte } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { printRuns } from '@/server/db/schema/print'

/** Deletes prints a day old: they hold addresses (docs/rules/printing.md#print-run). */
export async function deleteExpiredPrints(now: () => Date = () => new Date()) {
  await database().db.delete(printRuns).where(lte(printRuns.expiresAt, now()))
}
