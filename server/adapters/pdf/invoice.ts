import { formatDate, formatDateTime } from '@/lib/text/dates'
import { formatCents } from '@/lib/money/money'
import { fillText, texts } from '@/server/core/texts'
import type { Company } from './company'
import { drawFiscal, type PrintedFiscal } from './fiscal'
import { openFonts } from './fonts'
import { drawFooter } from './footer'
import { drawContinuedHead, drawLetterhead } from './letterhead'
import { styles } from './styles'
import { buyerParty, plain, drawParties, soft, strong, type BilledParty, type Party } from './parties'
import { createPdf, type PdfPart, type Pdf } from './pdf'
import { drawTotals } from './totals'
import { layoutColumns, drawTable } from './table'

const { documents: labels } = texts
/** The invoice is Croatian by law, whatever language the order was placed in (docs/rules/mail.md#mail-language). */
const locale = 'hr'

/** Cents, gross, positive in a credit note too, which prints them as negative. */
export type PrintedInvoice = {
  kind: 'invoice' | 'credit'
  number: string
  issuedAt: Date
  /** The number of the credited invoice. */
  credits: string | null
  seller: Company
  buyer: BilledParty
  order: { number: string; createdAt: string }
  payment: string
  lines: Line[]
  totalCents: number
  vatByRate: { rate: number; baseCents: number; vatCents: number }[]
  /** Null where the invoice is not reported to the tax authority. */
  fiscal: PrintedFiscal | null
}

type Line = {
  name: string
  sku: string
  quantity: number
  unitCents: number
  discountCents: number
  vatRate: number
  grossCents: number
}

const invoiceColumns = layoutColumns([
  { title: labels.items, width: 196, align: 'left' },
  { title: labels.price, width: 72, align: 'right' },
  { title: labels.quantity, width: 50, align: 'right' },
  { title: labels.discount, width: 66, align: 'right' },
  { title: labels.vat, width: 36, align: 'right' },
  { title: labels.amount, width: 73.28, align: 'right', style: styles.strong },
])

/** An invoice or credit note as PDF (docs/rules/mail.md#pdf-invoice). */
export async function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  await openFonts()
  const pdf = createPdf({ locale, title: titleOf(invoice), createdAt: invoice.issuedAt })
  pdf.draw(invoicePart(invoice))
  const { content } = await pdf.join()
  return content
}

/** An invoice as one of several documents of a PDF. */
export function invoicePart(invoice: PrintedInvoice): PdfPart {
  const { seller: company } = invoice
  return {
    head: (pdf) => drawContinuedHead(pdf, company, titleOf(invoice)),
    body: (pdf) => drawBody(pdf, invoice),
    foot: (pdf, number, count) => drawFooter(pdf, { statement: labels.invoiceStatement, company, number, count }),
  }
}

function kindOf({ kind, buyer }: PrintedInvoice): string {
  if (kind === 'credit') return labels.credit
  return buyer.companyOIB ? labels.invoiceR1 : labels.invoice
}

function titleOf(invoice: PrintedInvoice): string {
  return `${kindOf(invoice)} ${invoice.number}`
}

function drawBody(pdf: Pdf, invoice: PrintedInvoice) {
  const { kind, number, issuedAt, seller: company, lines, totalCents, vatByRate } = invoice
  const sign = kind === 'credit' ? -1 : 1
  drawLetterhead(pdf, company, {
    title: kindOf(invoice),
    strong: fillText(labels.number, { number }),
    soft: fillText(labels.issuedAt, { moment: formatDateTime(issuedAt, locale), city: company.city }),
  })
  drawParties(pdf, [sellerParty(company), { ...buyerParty(invoice.buyer, locale), label: labels.buyer }, subjectParty(invoice)])
  drawTable(
    pdf,
    invoiceColumns,
    lines.map((line) => rowOf(line, sign)),
  )
  drawTotals(pdf, { pairs: [], total: [labels.total, formatCents(sign * totalCents, locale)], vatByRate, sign })
  if (invoice.fiscal) drawFiscal(pdf, invoice.fiscal)
}

function sellerParty({ legalName, street, zipCode, city, oib }: Company): Party {
  return {
    label: labels.seller,
    lines: [strong(legalName), plain(fillText(labels.oib, { number: oib })), plain(street), plain(`${zipCode} ${city}`)],
  }
}

function subjectParty({ kind, credits, order, payment }: PrintedInvoice): Party {
  return {
    label: kind === 'credit' ? labels.creditSubject : labels.invoiceSubject,
    lines: [
      ...(credits ? [strong(fillText(labels.creditedInvoice, { number: credits }))] : []),
      plain(fillText(labels.order, { number: order.number })),
      soft(fillText(labels.orderedAt, { date: formatDate(order.createdAt, locale) })),
      soft(payment),
    ],
  }
}

/** A line without quantity is a part of an amount that was credited (docs/rules/orders.md#invoice-credit-amount). */
function rowOf({ name, sku, quantity, unitCents, discountCents, vatRate, grossCents }: Line, sign: 1 | -1) {
  const isAmount = quantity === 0
  const net = Math.round((unitCents * 100) / (100 + vatRate))
  return {
    name,
    below: [
      [
        ...(sku ? [fillText(labels.sku, { sku })] : []),
        ...(isAmount ? [] : [fillText(labels.net, { price: formatCents(net, locale) })]),
      ].join(', '),
    ],
    cells: [
      isAmount ? '' : formatCents(unitCents, locale),
      isAmount ? '' : `${sign < 0 ? '−' : ''}${quantity}`,
      discountCents > 0 ? formatCents(-sign * discountCents, locale) : '',
      `${vatRate}\u00a0%`,
      formatCents(sign * grossCents, locale),
    ],
  }
}
