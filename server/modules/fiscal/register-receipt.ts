import { and, desc, eq, or, sql } from 'drizzle-orm'
import { fiscalOib, fiscalPort } from '@/server/adapters/fiscal/registry/fiscal-port'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import type { Transaction } from '@/server/core/transaction'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import type { invoices } from '@/server/db/schema/invoice'
import { orderEvents } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { InvoiceContents } from '@/server/modules/invoice/contents'
import { fiscalInvoice } from './fiscal-invoice'
import { fiscalPayment, decideReporting } from './decide-reporting'

/** Pause before the sweep reports an invoice. The mail with the invoice reports it earlier, so that its PDF has the JIR (docs/rules/fiscal.md#fiscal-mail). */
const sweepDelayMs = 30_000

type InvoiceRow = typeof invoices.$inferSelect

/**
 * Registers in the invoice's transaction that it must be reported, with its protection code (docs/rules/fiscal.md#fiscal-zki). Nothing here may stop the sale:
 * without a usable key the code is computed when the invoice is reported.
 */
export async function registerReceipt({ now }: Pick<Ctx, 'now'>, tx: Transaction, invoice: InvoiceRow) {
  const oib = fiscalOib()
  if (oib === null) return
  const contents = InvoiceContents.parse(invoice.contents)
  const payment = await loadPayment(tx, invoice, contents.paymentKind)
  if (decideReporting(contents, payment, oib) !== 'report') return
  const at = now()
  await tx.insert(fiscalReceipts).values({
    siteId: invoice.siteId,
    invoiceId: invoice.id,
    payment,
    zki: protectionCode(invoice, payment),
    nextTryAt: new Date(at.getTime() + sweepDelayMs),
    createdAt: at,
  })
}

function protectionCode(invoice: InvoiceRow, payment: ReturnType<typeof fiscalPayment>): string {
  try {
    return fiscalPort()?.protectionCode(fiscalInvoice(invoice, payment)) ?? ''
  } catch (error) {
    log('error', 'an invoice got no protection code', { invoice: invoice.id, error })
    return ''
  }
}

/** A credit note has the means of its invoice (docs/rules/fiscal.md#fiscal-payment). */
async function loadPayment(tx: Transaction, { orderId, creditsId }: InvoiceRow, kind: InvoiceContents['paymentKind']) {
  const [credited] =
    creditsId === null
      ? []
      : await tx.select({ payment: fiscalReceipts.payment }).from(fiscalReceipts).where(eq(fiscalReceipts.invoiceId, creditsId))
  return credited?.payment ?? fiscalPayment(kind, await loadProvider(tx, orderId))
}

/** Who took the order's money. The intent that pays it now is settled only after its invoice: the order's event names it. */
async function loadProvider(tx: Transaction, orderId: number): Promise<string | null> {
  const { id, provider, state } = paymentIntents
  const [paid] = await tx
    .select({ intentId: sql<number>`(${orderEvents.detail}->>'intentId')::int` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'paid'), sql`${orderEvents.detail} ? 'intentId'`))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  const [intent] = await tx
    .select({ provider })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), or(eq(state, 'settled'), eq(id, paid?.intentId ?? 0))))
    .orderBy(desc(sql`${state} = 'settled'`), desc(id))
    .limit(1)
  return intent?.provider ?? null
}
