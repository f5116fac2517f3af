import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { fiscalOib } from '@/server/adapters/fiscal/registry/fiscal-port'
import { database } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { reportReceipt } from './report-receipt'

/** Invoices reported in one run. */
const batchSize = 20

/**
 * Reports what is due (docs/rules/fiscal.md#fiscal-retry). Every instance may run it, since each report claims its receipt.
 * @returns how many got a JIR
 */
export async function sweepReceipts(now: () => Date = () => new Date()): Promise<number> {
  if (fiscalOib() === null) return 0
  const at = now()
  const { id, state, nextTryAt, claimedUntil } = fiscalReceipts
  const due = await database()
    .db.select({ id })
    .from(fiscalReceipts)
    .where(and(eq(state, 'waiting'), lte(nextTryAt, at), or(isNull(claimedUntil), lte(claimedUntil, at))))
    .orderBy(asc(nextTryAt))
    .limit(batchSize)
  const reported = await Promise.all(due.map((receipt) => reportReceipt(receipt.id, now)))
  return reported.filter(Boolean).length
}
