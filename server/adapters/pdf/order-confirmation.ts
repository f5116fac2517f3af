import type { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/dates'
import { orderSlipText } from '@/lib/order-slip'
import { pdf417 } from '@/lib/pdf417'
import type { Company } from './company'
import { colours, page, styles, textWidth } from './look'
import { footer } from './order-confirmation/footer'
import { linesTable } from './order-confirmation/lines-table'
import { notes } from './order-confirmation/notes'
import { parties } from './order-confirmation/parties'
import { totals } from './order-confirmation/totals'
import { transferPanel } from './order-confirmation/transfer-panel'
import { openSheet, type Sheet } from './sheet'

/**
 * The confirmation of an order as PDF: A4, our typefaces embedded, tagged for screen readers, the payment barcode where the shopper's bank pays. A
 * pure function: the same order and company give the same bytes.
 */
export async function orderConfirmationPdf({ order, company }: { order: Order; company: Company }): Promise<Buffer> {
  // Who has paid must not be asked to pay again.
  const transfer = order.status === 'awaiting_payment' ? order.payment.bankTransfer : null
  const slip = transfer && orderSlipText(order)
  const barcode = slip === null ? null : await pdf417(slip)

  const head = (sheet: Sheet) => continuedHead(sheet, order, company)
  const sheet = openSheet({ title: `Potvrda narudžbe ${order.number}`, createdAt: new Date(order.createdAt), head })
  letterhead(sheet, order, company)
  parties(sheet, order)
  linesTable(sheet, order)
  totals(sheet, order)
  if (transfer) transferPanel(sheet, transfer, barcode)
  notes(sheet, order)
  return sheet.close((number, count) => footer(sheet, { order, company, number, count }))
}

function letterhead(sheet: Sheet, { number, createdAt }: Order, { name }: Company) {
  const { doc, type, root } = sheet
  sheet.decorate(() => doc.rect(0, 0, page.width, 5).fill(colours.lamp))
  root.child('P').draw(() => type.set(name, { x: page.left, top: 36, width: textWidth, style: styles.wordmark }))
  root.child('H1').draw(() => {
    sheet.y = type.set('Potvrda narudžbe', { x: page.left, top: 76, width: textWidth, style: styles.title })
  })
  root.child('P').draw(() => {
    const strong = `Broj ${number}`
    type.set(strong, { x: page.left, top: sheet.y + 4, width: textWidth, style: styles.strong })
    const x = page.left + type.measure(strong, styles.strong)
    sheet.y = type.set(`, zaprimljena ${formatDateTime(createdAt)}`, { x, top: sheet.y + 4, width: textWidth, style: styles.soft })
  })
  sheet.y += 20
}

/** What a further page says of itself. */
function continuedHead(sheet: Sheet, { number }: Order, { name }: Company): number {
  const { doc, type } = sheet
  sheet.decorate(() => {
    doc.rect(0, 0, page.width, 5).fill(colours.lamp)
    const at = { x: page.left, top: 34, width: textWidth }
    type.set(name, { ...at, style: { ...styles.wordmark, size: 12 } })
    type.set(`Narudžba ${number}`, { ...at, style: styles.small, align: 'right' })
  })
  return 72
}
