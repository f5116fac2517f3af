import { and, desc, eq } from 'drizzle-orm'
import { fiscalOib, fiscalPort } from '@/server/adapters/fiscal/registry/fiscal-port'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import type { Transaction } from '@/server/core/transaction'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import type { invoices } from '@/server/db/schema/invoice'
import { paymentIntents } from '@/server/db/schema/payment'
import { InvoiceContents } from '@/server/modules/invoice/contents'
import { fiscalInvoice } from './fiscal-invoice'
import { fiscalPayment, fiscalScope } from './fiscal-scope'

type InvoiceRow = typeof invoices.$inferSelect

/**
 * Notes in the invoice's transaction that it must be reported, with its protection code (docs/rules/fiscal.md#fiscal-zki). Nothing here may stop the sale: a
 * key that cannot be used leaves the code for the report.
 */
export async function registerReceipt({ now }: Pick<Ctx, 'now'>, tx: Transaction, invoice: InvoiceRow) {
  const oib = fiscalOib()
  if (oib === null) return
  const contents = InvoiceContents.parse(invoice.contents)
  const payment = fiscalPayment(contents.paymentKind, await loadProvider(tx, invoice.orderId))
  if (fiscalScope(contents, payment, oib) !== 'report') return
  const at = now()
  await tx.insert(fiscalReceipts).values({
    siteId: invoice.siteId,
    invoiceId: invoice.id,
    payment,
    zki: protectionCode(invoice, payment),
    nextTryAt: at,
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

/** Who took the order's money. */
async function loadProvider(tx: Transaction, orderId: number): Promise<string | null> {
  const [intent] = await tx
    .select({ provider: paymentIntents.provider })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'settled')))
    .orderBy(desc(paymentIntents.id))
    .limit(1)
  return intent?.provider ?? null
}
