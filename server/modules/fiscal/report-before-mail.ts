import { and, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { isCircuitOpen } from './circuit-breaker'
import { reportReceipt } from './report-receipt'

const timeoutMs = 3000

/**
 * Reports an invoice before it is mailed, so that its PDF has the JIR. After a failed attempt, and while the circuit is open, the mail is not delayed
 * (docs/rules/fiscal.md#fiscal-mail).
 */
export async function reportBeforeMail(db: Tx, invoiceId: number) {
  if (isCircuitOpen()) return
  const isNew = and(eq(fiscalReceipts.invoiceId, invoiceId), eq(fiscalReceipts.state, 'waiting'), eq(fiscalReceipts.attempts, 0))
  const [receipt] = await db.select({ id: fiscalReceipts.id }).from(fiscalReceipts).where(isNew)
  if (receipt) await reportReceipt(receipt.id, () => new Date(), { timeoutMs })
}
