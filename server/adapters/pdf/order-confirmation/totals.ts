import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money'
import { colours, page, styles } from '../look'
import type { Sheet, Tag } from '../sheet'
import type { Align, Style } from '../typesetter'

const sumsLeft = page.left + 268
const vatColumns: { title: string; x: number; width: number; align: Align }[] = [
  { title: 'Stopa', x: page.left, width: 42, align: 'left' },
  { title: 'Osnovica', x: page.left + 42, width: 64, align: 'right' },
  { title: 'PDV', x: page.left + 106, width: 58, align: 'right' },
  { title: 'Ukupno', x: page.left + 164, width: 66, align: 'right' },
]

/** The sums on the right, the VAT inside them by rate on the left. */
export function totals(sheet: Sheet, order: Order) {
  sheet.room(Math.max(sumsOf(order).length * 16 + 40, order.vatByRate.length * 14 + 50))
  const top = sheet.y
  const sumsEnd = sums(sheet, order, top)
  const vatEnd = vatTable(sheet, order, top)
  sheet.y = Math.max(sumsEnd, vatEnd) + 20
}

function sumsOf({ summary: { itemsTotal, loyalty, coupon, delivery }, delivery: method }: Order): [label: string, amount: string][] {
  return [
    ['Artikli', formatPrice(itemsTotal)],
    ...(loyalty > 0 ? [['Članska ušteda', `−${formatPrice(loyalty)}`] satisfies [string, string]] : []),
    ...(coupon > 0 ? [['Kupon', `−${formatPrice(coupon)}`] satisfies [string, string]] : []),
    ...(method ? [['Dostava', delivery > 0 ? formatPrice(delivery) : 'besplatno'] satisfies [string, string]] : []),
  ]
}

function sums(sheet: Sheet, order: Order, top: number): number {
  const table = sheet.root.child('Table')
  let y = top
  for (const [label, amount] of sumsOf(order)) y = pair(sheet, table.child('TR'), { label, amount, y, style: styles.body }) + 2.5
  y += 4
  sheet.rule(y, sumsLeft, page.right, colours.ink, 0.8)
  return pair(sheet, table.child('TR'), {
    label: 'Ukupno s PDV-om',
    amount: formatPrice(order.summary.orderTotal),
    y: y + 6,
    style: styles.total,
  })
}

function pair(sheet: Sheet, tr: Tag, { label, amount, y, style }: { label: string; amount: string; y: number; style: Style }): number {
  const box = { x: sumsLeft, top: y, width: page.right - sumsLeft, style }
  tr.child('TH', { scope: 'Row' }).draw(() => sheet.type.set(label, box))
  tr.child('TD').draw(() => sheet.type.set(amount, { ...box, align: 'right' }))
  return y + style.size * style.leading
}

function vatTable(sheet: Sheet, { vatByRate, summary }: Order, top: number): number {
  const table = sheet.root.child('Table')
  const style = styles.small
  let y = top + 1
  const cells = (tr: Tag, kind: 'TH' | 'TD', values: string[], own: Style) => {
    vatColumns.forEach(({ x, width, align }, index) => {
      const cell = kind === 'TH' ? tr.child('TH', { scope: 'Column' }) : tr.child('TD')
      cell.draw(() => sheet.type.set(values[index] ?? '', { x, top: y, width, align, style: own }))
    })
    y += own.size * own.leading + 2.5
  }
  cells(
    table.child('TR'),
    'TH',
    vatColumns.map(({ title }) => title),
    styles.label,
  )
  sheet.rule(y, page.left, page.left + 230)
  y += 3
  for (const { rate, base, vat } of vatByRate) {
    cells(table.child('TR'), 'TD', [`${rate}\u00a0%`, formatPrice(base), formatPrice(vat), formatPrice(round(base + vat))], style)
  }
  if (vatByRate.length > 1) {
    const { orderTotal, tax } = summary
    sheet.rule(y, page.left, page.left + 230)
    y += 3
    cells(
      table.child('TR'),
      'TD',
      ['Zbroj', formatPrice(round(orderTotal - tax.orderTotal)), formatPrice(tax.orderTotal), formatPrice(orderTotal)],
      {
        ...styles.label,
        color: colours.soft,
      },
    )
  }
  return y
}

/** Sums of amounts with two decimals have two. */
function round(amount: number) {
  return Math.round(amount * 100) / 100
}
