import { eq } from 'drizzle-orm'
import { fiscalCheckUrl, qrCode } from '@/server/adapters/pdf/fiscal-code'
import type { PrintedInvoice } from '@/server/adapters/pdf/invoice'
import type { Tx } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { InvoiceContents, totalOf, vatByRate } from './contents'

type InvoiceRow = typeof invoices.$inferSelect

/** The invoice in the shape of the PDF writer. */
export async function presentInvoice(db: Tx, { id, kind, number, contents, issuedAt, creditsId }: InvoiceRow): Promise<PrintedInvoice> {
  const parsed = InvoiceContents.parse(contents)
  const [credited] = creditsId === null ? [] : await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, creditsId))
  const totalCents = totalOf(parsed)
  const signedCents = kind === 'credit' ? -totalCents : totalCents
  return {
    ...parsed,
    kind,
    number,
    issuedAt,
    credits: credited?.number ?? null,
    totalCents,
    vatByRate: vatByRate(parsed),
    fiscal: await presentFiscal(db, { id, issuedAt, totalCents: signedCents }),
  }
}

/** What the tax authority knows of it so far (docs/rules/fiscal.md#fiscal-print). */
async function presentFiscal(db: Tx, { id, issuedAt, totalCents }: { id: number; issuedAt: Date; totalCents: number }) {
  const [receipt] = await db.select().from(fiscalReceipts).where(eq(fiscalReceipts.invoiceId, id))
  if (!receipt || receipt.zki === '') return null
  const { zki } = receipt
  const jir = receipt.jir ?? ''
  return { zki, jir, code: await qrCode(fiscalCheckUrl({ zki, jir, issuedAt, totalCents })) }
}

/** The file name; slashes of the number become hyphens. */
export function invoiceFile({ kind, number, year }: Pick<InvoiceRow, 'kind' | 'number' | 'year'>): string {
  return `${kind === 'invoice' ? 'racun' : 'storno'}-${year}-${number.replaceAll('/', '-')}.pdf`
}
