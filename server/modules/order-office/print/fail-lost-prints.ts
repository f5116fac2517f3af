import { and, eq, lte } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { printRuns } from '@/server/db/schema/print'

/** Longer than a job's attempts take together (server/adapters/queue/queues.ts). */
const lostMs = 90 * 60_000

/** Ends prints whose job has died, so that nobody waits for them (docs/rules/printing.md#print-run). */
export async function failLostPrints(now: () => Date = () => new Date()) {
  const isLost = and(eq(printRuns.state, 'waiting'), lte(printRuns.createdAt, new Date(now().getTime() - lostMs)))
  await database().db.update(printRuns).set({ state: 'failed' }).where(isLost)
}
