import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '@/lib/i18n/routing'
import type { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { pdf417 } from '@/lib/croatia/pdf417'
import type { Company } from '@/server/adapters/pdf/company'
import { openFonts } from '@/server/adapters/pdf/fonts'
import { drawFooter } from '@/server/adapters/pdf/footer'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'
import { drawLines } from './lines-table'
import { drawNotes } from './notes'
import { drawOrderParties, type PaymentPause } from './order-parties'
import { drawOrderTotals } from './order-totals'
import { drawTransferPanel } from './transfer-panel'
import { createPdf, type Pdf } from '@/server/adapters/pdf/pdf'

/** `pause`: why an unpaid order may not be paid now; null or left out: it may. */
type Confirmation = { order: Order; company: Company; locale: Locale; pause?: PaymentPause | null }

/** The order confirmation as PDF, in the language of the order (docs/rules/mail.md#pdf-confirmation). Pure: the same order and company give the same bytes. */
export async function orderConfirmationPdf({ order, company, locale, pause = null }: Confirmation): Promise<Buffer> {
  const labels = textsOf(locale).documents
  // A paid order must not ask for payment again, nor one whose payment is checked.
  const transfer = order.status === 'awaiting_payment' && pause === null ? order.payment.bankTransfer : null
  const slip = transfer && orderSlipText(order)
  const barcode = slip === null ? null : await pdf417(slip)

  await openFonts()
  const { number, createdAt } = order
  const head = (pdf: Pdf) => drawContinuedHead(pdf, company, fillText(labels.order, { number }))
  const pdf = createPdf({ locale, title: fillText(labels.confirmationTitle, { number }), createdAt: new Date(createdAt), head })
  drawLetterhead(pdf, company, {
    title: labels.confirmation,
    strong: fillText(labels.number, { number }),
    soft: fillText(labels.receivedAt, { moment: formatDateTime(createdAt, locale) }),
  })
  const parts = [
    () => drawOrderParties(pdf, order, pause),
    () => drawLines(pdf, order),
    () => drawOrderTotals(pdf, order),
    () => transfer && drawTransferPanel(pdf, transfer, barcode),
    () => drawNotes(pdf, order),
  ]
  for (const draw of parts) {
    // Drawing computes; requests that came meanwhile go first.
    await nextTurn()
    draw()
  }
  await nextTurn()
  const statement = fillText(labels.confirmationStatement, { invoice: invoiceNote(labels, order, company) })
  return pdf.finish((page, count) => drawFooter(pdf, { statement: statement, company, number: page, count }))
}

function invoiceNote(labels: PublicTexts['documents'], { billing, delivery }: Order, { invoicing }: Company): string {
  if (billing.companyName || billing.companyOIB) return labels.invoiceForCompany
  if (!invoicing) return labels.invoiceWithParcel
  return delivery?.kind === 'pickup' ? labels.invoiceByMailOfPickup : labels.invoiceByMail
}
