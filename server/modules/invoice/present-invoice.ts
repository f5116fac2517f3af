import { eq } from 'drizzle-orm'
import type { PrintedInvoice } from '@/server/adapters/pdf/invoice'
import type { Tx } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { InvoiceContents, totalOf, vatByRate } from './contents'

type InvoiceRow = typeof invoices.$inferSelect

/** The invoice in the shape of the PDF writer. */
export async function presentInvoice(db: Tx, { kind, number, contents, issuedAt, creditsId }: InvoiceRow): Promise<PrintedInvoice> {
  const parsed = InvoiceContents.parse(contents)
  const [credited] = creditsId === null ? [] : await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, creditsId))
  return {
    ...parsed,
    kind,
    number,
    issuedAt,
    credits: credited?.number ?? null,
    totalCents: totalOf(parsed),
    vatByRate: vatByRate(parsed),
  }
}

/** The file name; slashes of the number become hyphens. */
export function invoiceFile({ kind, number, year }: Pick<InvoiceRow, 'kind' | 'number' | 'year'>): string {
  return `${kind === 'invoice' ? 'racun' : 'storno'}-${year}-${number.replaceAll('/', '-')}.pdf`
}
