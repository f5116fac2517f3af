import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money'
import { colours, page, styles } from '../look'
import type { Sheet, Tag } from '../sheet'
import type { Align, Style } from '../typesetter'

type Line = Order['items'][number]
type Column = { title: string; x: number; width: number; align: Align }

/** Left edge to right edge; the widths of the numbers fit 9.999,99 € and 9999 pieces. */
const columns = layOut([
  { title: 'Artikl', width: 252, align: 'left' },
  { title: 'Cijena', width: 74, align: 'right' },
  { title: 'Količina', width: 52, align: 'right' },
  { title: 'PDV', width: 40, align: 'right' },
  { title: 'Iznos', width: 75.28, align: 'right' },
])

function layOut(given: { title: string; width: number; align: Align }[]): Column[] {
  let x: number = page.left
  return given.map((column) => {
    const own = { ...column, x }
    x += column.width
    return own
  })
}

/** What was ordered. A line may run over pages; the head of the table then stands on each of them. */
export function linesTable(sheet: Sheet, { items }: Order) {
  const table = sheet.root.child('Table')
  sheet.room(80)
  head(sheet, table.child('TR'))
  for (const item of items) row(sheet, table, item)
  sheet.y += 14
}

function head(sheet: Sheet, tr: Tag) {
  const top = sheet.y
  for (const { title, x, width, align } of columns) {
    const cell = { x, top, width, align, style: styles.label }
    tr.child('TH', { scope: 'Column' }).draw(() => {
      sheet.y = sheet.type.set(title, cell)
    })
  }
  sheet.y += 5
  sheet.rule(sheet.y, page.left, page.right, colours.ink, 0.8)
}

/** The head again, for eyes only: the table has it already. */
function headAgain(sheet: Sheet) {
  sheet.decorate(() => {
    for (const { title, x, width, align } of columns) sheet.type.set(title, { x, top: sheet.y, width, align, style: styles.label })
  })
  sheet.y += styles.label.size * styles.label.leading + 5
  sheet.rule(sheet.y, page.left, page.right, colours.ink, 0.8)
  sheet.y += 6
}

function row(sheet: Sheet, table: Tag, item: Line) {
  const [name, ...numbers] = columns
  if (!name) return
  const tr = table.child('TR')
  const cell = tr.child('TD')
  const texts = described(sheet, item, name.width - 14)
  const whole = texts.reduce((sum, { style }) => sum + style.size * style.leading, 0)
  // A row that fits a page is not torn.
  sheet.y += 6
  if (sheet.room(Math.min(whole, 120))) headAgain(sheet)
  const top = sheet.y
  numbers.forEach(({ x, width, align }, index) => {
    const text = valuesOf(item)[index] ?? ''
    const style = index === 3 ? styles.strong : styles.body
    tr.child('TD').draw(() => sheet.type.set(text, { x, top, width, align, style }))
  })
  for (const { text, style } of texts) {
    if (sheet.room(style.size * style.leading)) headAgain(sheet)
    cell.draw(() => {
      sheet.y = sheet.type.set(text, { x: name.x, top: sheet.y, width: name.width, style })
    })
  }
  sheet.y += 6
  sheet.rule(sheet.y)
}

const valuesOf = ({ finalPrice, qty, vatRate, row: sum }: Line) => [
  formatPrice(finalPrice),
  String(qty),
  `${vatRate}\u00a0%`,
  formatPrice(sum),
]

/** The name, what was chosen, the stock number: line by line. */
function described({ type }: Sheet, { name, sku, optionLabels }: Line, width: number): { text: string; style: Style }[] {
  const options = optionLabels.map(({ label, value }) => (value ? `${label}: ${value}` : label))
  return [
    ...type.wrap(name, styles.strong, width).map((text) => ({ text, style: styles.strong })),
    ...[...options, `Šifra ${sku}`].flatMap((one) => type.wrap(one, styles.small, width)).map((text) => ({ text, style: styles.small })),
  ]
}
