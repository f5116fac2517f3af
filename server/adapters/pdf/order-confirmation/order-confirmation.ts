import type { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { pdf417 } from '@/lib/croatia/pdf417'
import type { Company } from '@/server/adapters/pdf/company'
import { drawFooter } from '@/server/adapters/pdf/footer'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import { drawLines } from './lines-table'
import { drawNotes } from './notes'
import { drawOrderParties } from './order-parties'
import { drawOrderTotals } from './order-totals'
import { drawTransferPanel } from './transfer-panel'
import { openSheet, type Sheet } from '@/server/adapters/pdf/sheet'

/** The order confirmation as PDF (docs/rules/mail.md#pdf-confirmation). Pure: the same order and company give the same bytes. */
export async function orderConfirmationPdf({ order, company }: { order: Order; company: Company }): Promise<Buffer> {
  // A paid order must not ask for payment again.
  const transfer = order.status === 'awaiting_payment' ? order.payment.bankTransfer : null
  const slip = transfer && orderSlipText(order)
  const barcode = slip === null ? null : await pdf417(slip)

  const { number, createdAt } = order
  const head = (sheet: Sheet) => drawContinuedHead(sheet, company, `Narudžba ${number}`)
  const sheet = openSheet({ title: `Potvrda narudžbe ${number}`, createdAt: new Date(createdAt), head })
  drawLetterhead(sheet, company, {
    title: 'Potvrda narudžbe',
    strong: `Broj ${number}`,
    soft: `, zaprimljena ${formatDateTime(createdAt)}`,
  })
  drawOrderParties(sheet, order)
  drawLines(sheet, order)
  drawOrderTotals(sheet, order)
  if (transfer) drawTransferPanel(sheet, transfer, barcode)
  drawNotes(sheet, order)
  const says = `Ovaj dokument potvrđuje narudžbu i nije račun. ${invoiceOf(order, company)}`
  return sheet.finish((page, count) => drawFooter(sheet, { statement: says, company, number: page, count }))
}

function invoiceOf({ billing: { companyName, companyOIB } }: Order, { invoicing }: Company): string {
  if (companyName || companyOIB) return 'R1 račun izdajemo na podatke kupca s ove potvrde.'
  return invoicing ? 'Račun stiže e-poštom nakon uplate, a kod pouzeća kad paket krene.' : 'Račun izdajemo uz isporuku.'
}
