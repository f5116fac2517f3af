import { stringify } from 'csv-stringify/sync'
import { formatTime, isoDay } from '@/lib/text/dates'
import { texts } from '@/server/core/texts'
import { vatByRate } from '@/server/modules/invoice/contents'
import type { ExportedInvoice } from './month-invoices'

const { invoiceExport: labels } = texts

/** A text, or cents, which are shown with a decimal comma. */
type Cell = string | number

/** The head of the file, with a byte order mark for spreadsheets. */
export function csvHead(): string {
  return write([Object.values(labels.columns)], { bom: true })
}

/** A row for each VAT rate of each document; a credit note's amounts are negative (docs/rules/invoices.md#invoice-csv). */
export function csvRows(documents: readonly ExportedInvoice[]): string {
  return write(documents.flatMap(rowsOf))
}

function rowsOf({ kind, number, issuedAt, contents, credited, fiscal }: ExportedInvoice): Cell[][] {
  const { buyer, order, payment } = contents
  const sign = kind === 'credit' ? -1 : 1
  const rates = vatByRate(contents)
  return rates.map(({ rate, baseCents, vatCents }) => [
    number,
    labels.kinds[kind],
    isoDay(issuedAt),
    formatTime(issuedAt, 'hr'),
    order.number,
    buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`,
    buyer.companyOIB ?? '',
    buyer.country,
    payment,
    String(rate),
    sign * baseCents,
    sign * vatCents,
    sign * (baseCents + vatCents),
    credited?.number ?? '',
    fiscal?.zki ?? '',
    fiscal?.jir ?? '',
  ])
}

/** No text is a formula (docs/rules/platform.md#inert-text); an amount keeps its minus. */
function write(rows: readonly Cell[][], { bom = false } = {}): string {
  return stringify([...rows], {
    bom,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: amountOf },
  })
}

function amountOf(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
