import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { fiscalPort } from '@/server/adapters/fiscal/registry/fiscal-port'
import type { FiscalPort, FiscalReport } from '@/server/adapters/fiscal/port'
import { log } from '@/server/core/log'
import { database, type Tx } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { recordFailure, recordSuccess } from './circuit-breaker'
import { fiscalInvoice } from './fiscal-invoice'

/** The law gives two days to report an invoice that was handed over without a JIR (docs/rules/fiscal.md#fiscal-retry). */
const retryWindowMs = 48 * 3_600_000
const claimMs = 60_000
const [shortestPauseMs, longestPauseMs] = [60_000, 3_600_000]

type SendOptions = Pick<FiscalReport, 'sentAt' | 'timeoutMs'>
type Receipt = typeof fiscalReceipts.$inferSelect

/**
 * Reports one invoice, unless somebody else is doing so. A failure is written to the receipt and never thrown: the sale has happened.
 * @returns whether the invoice has a JIR now
 */
export async function reportReceipt(
  id: number,
  now: () => Date = () => new Date(),
  { timeoutMs }: Pick<FiscalReport, 'timeoutMs'> = {},
): Promise<boolean> {
  const { db } = database()
  const receipt = await claim(db, id, now())
  if (!receipt) return (await db.$count(fiscalReceipts, and(eq(fiscalReceipts.id, id), eq(fiscalReceipts.state, 'done')))) > 0
  try {
    const port = fiscalPort()
    if (!port) throw new Error('The certificate for fiscalisation cannot be used.')
    await storeJir(db, receipt, { jir: await report(db, port, receipt, { sentAt: now(), timeoutMs }), now: now() })
    recordSuccess()
    return true
  } catch (error) {
    recordFailure(error)
    log('warn', 'an invoice could not be reported', { invoice: receipt.invoiceId, attempts: receipt.attempts, error })
    await storeFailure(db, receipt, { error, now: now() })
    return false
  }
}

/** Takes the receipt for a minute; null while another attempt runs, and when it has a JIR. */
async function claim(db: Tx, id: number, now: Date): Promise<Receipt | null> {
  const { claimedUntil, state, attempts } = fiscalReceipts
  const isFree = or(isNull(claimedUntil), lte(claimedUntil, now))
  const [receipt] = await db
    .update(fiscalReceipts)
    .set({ attempts: sql`${attempts} + 1`, claimedUntil: new Date(now.getTime() + claimMs) })
    .where(and(eq(fiscalReceipts.id, id), ne(state, 'done'), isFree))
    .returning()
  return receipt ?? null
}

async function report(db: Tx, port: FiscalPort, { invoiceId, payment, zki, attempts, id }: Receipt, sending: SendOptions): Promise<string> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}.`)
  const reported = fiscalInvoice(invoice, payment)
  const code = zki || port.protectionCode(reported)
  if (!zki) await db.update(fiscalReceipts).set({ zki: code }).where(eq(fiscalReceipts.id, id))
  return port.report(reported, { zki: code, isLate: attempts > 1, messageId: randomUUID(), ...sending })
}

/** Stores the JIR unless the invoice has one already: the first is valid. */
async function storeJir(db: Tx, { id }: Receipt, { jir, now }: { jir: string; now: Date }) {
  await db
    .update(fiscalReceipts)
    .set({ state: 'done', jir, reportedAt: now, nextTryAt: null, claimedUntil: null, error: '' })
    .where(and(eq(fiscalReceipts.id, id), isNull(fiscalReceipts.jir)))
}

async function storeFailure(db: Tx, { id, createdAt, attempts }: Receipt, { error, now }: { error: unknown; now: Date }) {
  const isOver = now.getTime() - createdAt.getTime() >= retryWindowMs
  const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** (attempts - 1))
  await db
    .update(fiscalReceipts)
    .set({
      state: isOver ? 'failed' : 'waiting',
      nextTryAt: isOver ? null : new Date(now.getTime() + pause),
      claimedUntil: null,
      error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    })
    .where(and(eq(fiscalReceipts.id, id), isNull(fiscalReceipts.jir)))
}
