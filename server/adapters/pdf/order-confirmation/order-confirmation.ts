import type { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { pdf417 } from '@/lib/croatia/pdf417'
import type { Company } from '@/server/adapters/pdf/company'
import { drawFooter } from '@/server/adapters/pdf/footer'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import { fillText, texts } from '@/server/core/texts'
import { drawLines } from './lines-table'
import { drawNotes } from './notes'
import { drawOrderParties } from './order-parties'
import { drawOrderTotals } from './order-totals'
import { drawTransferPanel } from './transfer-panel'
import { openSheet, type Sheet } from '@/server/adapters/pdf/sheet'

const { documents: labels } = texts

/** The order confirmation as PDF (docs/rules/mail.md#pdf-confirmation). Pure: the same order and company give the same bytes. */
export async function orderConfirmationPdf({ order, company }: { order: Order; company: Company }): Promise<Buffer> {
  // A paid order must not ask for payment again.
  const transfer = order.status === 'awaiting_payment' ? order.payment.bankTransfer : null
  const slip = transfer && orderSlipText(order)
  const barcode = slip === null ? null : await pdf417(slip)

  const { number, createdAt } = order
  const head = (sheet: Sheet) => drawContinuedHead(sheet, company, fillText(labels.order, { number }))
  const sheet = openSheet({ title: fillText(labels.confirmationTitle, { number }), createdAt: new Date(createdAt), head })
  drawLetterhead(sheet, company, {
    title: labels.confirmation,
    strong: fillText(labels.number, { number }),
    soft: fillText(labels.receivedAt, { moment: formatDateTime(createdAt) }),
  })
  drawOrderParties(sheet, order)
  drawLines(sheet, order)
  drawOrderTotals(sheet, order)
  if (transfer) drawTransferPanel(sheet, transfer, barcode)
  drawNotes(sheet, order)
  const statement = fillText(labels.confirmationStatement, { invoice: invoiceNote(order, company) })
  return sheet.finish((page, count) => drawFooter(sheet, { statement: statement, company, number: page, count }))
}

function invoiceNote({ billing: { companyName, companyOIB } }: Order, { invoicing }: Company): string {
  if (companyName || companyOIB) return labels.invoiceForCompany
  return invoicing ? labels.invoiceByMail : labels.invoiceWithParcel
}
