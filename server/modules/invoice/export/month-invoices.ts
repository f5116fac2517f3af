import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { InvoiceContents } from '@/server/modules/invoice/contents'
import { inMonth } from '@/server/modules/invoice/office/chosen-invoices'

const batch = 100

/** A document with its parsed contents, and what it credits. */
export type ExportedInvoice = Awaited<ReturnType<typeof loadInvoices>>[number]

/** Documents that a condition chooses, by id, with what they credit. */
export async function loadInvoices(db: Tx, where: ReturnType<typeof and>, limit = batch) {
  const credited = alias(invoices, 'credited')
  const rows = await db
    .select({
      invoice: getTableColumns(invoices),
      credited: { number: credited.number, issuedAt: credited.issuedAt },
      fiscal: { zki: fiscalReceipts.zki, jir: fiscalReceipts.jir },
    })
    .from(invoices)
    .leftJoin(credited, eq(credited.id, invoices.creditsId))
    .leftJoin(fiscalReceipts, eq(fiscalReceipts.invoiceId, invoices.id))
    .where(where)
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(({ invoice, credited: reversed, fiscal }) => ({
    ...invoice,
    contents: InvoiceContents.parse(invoice.contents),
    credited: reversed,
    fiscal,
  }))
}

/** The documents of a month in batches, so that no month is too large for the memory. */
export async function* monthInvoices(db: Tx, { siteId, month }: { siteId: number; month: string }): AsyncGenerator<ExportedInvoice[]> {
  let last = 0
  for (;;) {
    const rows = await loadInvoices(db, and(eq(invoices.siteId, siteId), inMonth(month), gt(invoices.id, last)))
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
  }
}
