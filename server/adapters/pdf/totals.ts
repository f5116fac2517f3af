import { formatCents } from '@/lib/money/money'
import type { Locale } from '@/lib/i18n/routing'
import { textsOf } from '@/server/core/texts'
import { colours, page, styles } from './styles'
import type { Pdf, Tag } from './pdf'
import type { Align, Style } from './typesetter'

type Pair = [label: string, amount: string]
/** Cents; `totalCents` gross. */
type VatRow = { rate: number; baseCents: number; vatCents: number }
type Totals = { pairs: Pair[]; total: Pair; vatByRate: VatRow[]; sign?: 1 | -1 }

const sumsLeft = page.left + 268
const vatWidth = 230
const vatColumns: { title: 'rate' | 'base' | 'vat' | 'gross'; x: number; width: number; align: Align }[] = [
  { title: 'rate', x: page.left, width: 42, align: 'left' },
  { title: 'base', x: page.left + 42, width: 64, align: 'right' },
  { title: 'vat', x: page.left + 106, width: 58, align: 'right' },
  { title: 'gross', x: page.left + 164, width: 66, align: 'right' },
]

/** Totals on the right, VAT by rate on the left; `sign` -1 prints the VAT as credited. */
export function drawTotals(pdf: Pdf, { pairs, total, vatByRate, sign = 1 }: Totals) {
  pdf.ensureSpace(Math.max(pairs.length * 16 + 40, vatByRate.length * 14 + 50))
  const top = pdf.y
  const pairsEnd = pairTable(pdf, pairs, total, top)
  const vatEnd = vatTable(
    pdf,
    vatByRate.map(({ rate, baseCents, vatCents }) => ({ rate, baseCents: sign * baseCents, vatCents: sign * vatCents })),
    top,
  )
  pdf.y = Math.max(pairsEnd, vatEnd) + 20
}

function pairTable(pdf: Pdf, pairs: Pair[], total: Pair, top: number): number {
  const table = pdf.root.child('Table')
  let y = top
  for (const one of pairs) y = pair(pdf, table.child('TR'), { pair: one, y, style: styles.body }) + 2.5
  y += 4
  pdf.drawRule(y, sumsLeft, page.right, colours.ink, 0.8)
  return pair(pdf, table.child('TR'), { pair: total, y: y + 6, style: styles.total })
}

function pair(pdf: Pdf, tr: Tag, { pair: [label, amount], y, style }: { pair: Pair; y: number; style: Style }): number {
  const box = { x: sumsLeft, top: y, width: page.right - sumsLeft, style }
  const labelWidth = box.width - pdf.type.measure(amount, style) - 12
  tr.child('TH', { scope: 'Row' }).draw(() => pdf.type.set(label, { ...box, width: labelWidth }))
  tr.child('TD').draw(() => pdf.type.set(amount, { ...box, align: 'right' }))
  return y + pdf.type.heightOf(label, style, labelWidth)
}

function vatTable(pdf: Pdf, vatByRate: VatRow[], top: number): number {
  const labels = textsOf(pdf.locale).documents
  const table = pdf.root.child('Table')
  let y = top + 1
  const cells = (tr: Tag, kind: 'TH' | 'TD', values: string[], own: Style) => {
    vatColumns.forEach(({ x, width, align }, index) => {
      const cell = kind === 'TH' ? tr.child('TH', { scope: 'Column' }) : tr.child('TD')
      cell.draw(() => pdf.type.set(values[index] ?? '', { x, top: y, width, align, style: own }))
    })
    y += own.size * own.leading + 2.5
  }
  const titles = vatColumns.map(({ title }) => labels[title])
  cells(table.child('TR'), 'TH', titles, styles.label)
  pdf.drawRule(y, page.left, page.left + vatWidth)
  y += 3
  for (const row of vatByRate) cells(table.child('TR'), 'TD', [`${row.rate}\u00a0%`, ...amounts(row, pdf.locale)], styles.small)
  if (vatByRate.length > 1) {
    const baseCents = vatByRate.reduce((sum, row) => sum + row.baseCents, 0)
    const vatCents = vatByRate.reduce((sum, row) => sum + row.vatCents, 0)
    pdf.drawRule(y, page.left, page.left + vatWidth)
    y += 3
    cells(table.child('TR'), 'TD', [labels.sum, ...amounts({ baseCents, vatCents }, pdf.locale)], {
      ...styles.label,
      color: colours.soft,
    })
  }
  return y
}

function amounts({ baseCents, vatCents }: Omit<VatRow, 'rate'>, locale: Locale) {
  return [formatCents(baseCents, locale), formatCents(vatCents, locale), formatCents(baseCents + vatCents, locale)]
}
