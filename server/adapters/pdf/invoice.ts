import { formatDate, formatDateTime } from '@/lib/text/dates'
import { formatCents } from '@/lib/money/money'
import type { Company } from './company'
import { drawFooter } from './footer'
import { drawContinuedHead, drawLetterhead } from './letterhead'
import { styles } from './styles'
import { buyerParty, plain, drawParties, soft, strong, type BilledParty, type Party } from './parties'
import { openSheet, type Sheet } from './sheet'
import { drawTotals } from './totals'
import { layoutColumns, drawTable } from './table'

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

const ofInvoice = layoutColumns([
  { title: 'Artikl', width: 196, align: 'left' },
  { title: 'Cijena', width: 72, align: 'right' },
  { title: 'Količina', width: 50, align: 'right' },
  { title: 'Popust', width: 66, align: 'right' },
  { title: 'PDV', width: 36, align: 'right' },
  { title: 'Iznos', width: 73.28, align: 'right', style: styles.strong },
])

/** An invoice or credit note as PDF (docs/rules/mail.md#pdf-invoice). */
export async function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { kind, number, issuedAt, seller: company, lines, totalCents, vatByRate } = invoice
  const isCredit = kind === 'credit'
  const sign = isCredit ? -1 : 1
  const title = isCredit ? 'Storno račun' : invoice.buyer.companyOIB ? 'Račun R1' : 'Račun'
  const head = (sheet: Sheet) => drawContinuedHead(sheet, company, `${title} ${number}`)
  const sheet = openSheet({ title: `${title} ${number}`, createdAt: issuedAt, head })
  drawLetterhead(sheet, company, { title, strong: `Broj ${number}`, soft: `, izdan ${formatDateTime(issuedAt)}, ${company.city}` })
  drawParties(sheet, [sellerParty(company), { ...buyerParty(invoice.buyer, []), label: 'Kupac' }, subjectParty(invoice)])
  drawTable(
    sheet,
    ofInvoice,
    lines.map((line) => rowOf(line, sign)),
  )
  drawTotals(sheet, { pairs: [], total: ['Ukupno s PDV-om', formatCents(sign * totalCents)], vatByRate, sign })
  const says = 'Cijene su u eurima, s PDV-om. Izdano elektronički; vrijedi bez žiga i potpisa.'
  return sheet.finish((page, count) => drawFooter(sheet, { statement: says, company, number: page, count }))
}

function sellerParty({ legalName, street, zipCode, city, oib }: Company): Party {
  return { label: 'Prodavatelj', lines: [strong(legalName), plain(`OIB ${oib}`), plain(street), plain(`${zipCode} ${city}`)] }
}

function subjectParty({ kind, credits, order, payment }: PrintedInvoice): Party {
  return {
    label: kind === 'credit' ? 'Što se stornira' : 'Za',
    lines: [
      ...(credits ? [strong(`Račun ${credits}`)] : []),
      plain(`Narudžba ${order.number}`),
      soft(`od ${formatDate(order.createdAt)}`),
      soft(payment),
    ],
  }
}

function rowOf({ name, sku, quantity, unitCents, discountCents, vatRate, grossCents }: Line, sign: 1 | -1) {
  const net = Math.round((unitCents * 100) / (100 + vatRate))
  return {
    name,
    below: [[...(sku ? [`Šifra ${sku}`] : []), `${formatCents(net)} bez PDV-a`].join(', ')],
    cells: [
      formatCents(unitCents),
      `${sign < 0 ? '−' : ''}${quantity}`,
      discountCents > 0 ? formatCents(-sign * discountCents) : '',
      `${vatRate}\u00a0%`,
      formatCents(sign * grossCents),
    ],
  }
}
