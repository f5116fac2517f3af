import type { Locale } from '@/lib/i18n/routing'
import type { Order } from '@/lib/api/entities/order.schema'
import { isCollected } from '@/lib/money/is-collected'
import { addressLines, buyerParty, plain, drawParties, soft, strong, type Party } from '@/server/adapters/pdf/parties'
import type { Pdf } from '@/server/adapters/pdf/pdf'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'

type Labels = PublicTexts['documents']

/** A person checks a payment (docs/rules/payments.md#suspect-payment), or a withdrawal waits for its answer (docs/rules/after-sale.md#withdrawal-unpaid). */
export type PaymentPause = 'checked' | 'withdrawal'

/** Buyer, delivery and payment. */
export function drawOrderParties(pdf: Pdf, order: Order, pause: PaymentPause | null) {
  const labels = textsOf(pdf.locale).documents
  drawParties(pdf, [buyer(order, pdf.locale), delivery(order, labels), payment(order, labels, pause)])
}

function buyer({ billing, email }: Order, locale: Locale): Party {
  return buyerParty(billing, locale, [soft(email), ...(billing.contactPhone ? [soft(billing.contactPhone)] : [])])
}

function delivery(order: Order, labels: Labels): Party {
  const { delivery: method, shipping } = order
  const label = labels.delivery
  if (!method) return { label, lines: [plain(labels.noDelivery)] }
  const head = [
    strong(method.name),
    soft(method.estimate),
    ...(method.branch ? [plain(method.branch)] : []),
    ...(method.place ? [plain(method.place)] : []),
  ]
  if (!shipping) return { label, lines: head }
  const person = `${shipping.firstName} ${shipping.lastName}`
  if (isCollected(order)) return { label, lines: [...head, plain(fillText(labels.collector, { name: person }))] }
  return { label, lines: [...head, plain(person), ...addressLines(shipping)] }
}

function payment(order: Order, labels: Labels, pause: PaymentPause | null): Party {
  const note = order.status === 'awaiting_payment' && pause ? labels.pauses[pause] : paymentNote(order, labels)
  return { label: labels.payment, lines: [strong(order.payment.name), ...(note ? [soft(note)] : [])] }
}

/** The panel below shows the transfer data, so the instructions are left out. */
function paymentNote({ status, paymentKind, payment: { bankTransfer, instructions } }: Order, labels: Labels): string {
  switch (status) {
    case 'awaiting_payment':
      return bankTransfer ? labels.transferBelow : instructions
    case 'packed':
    case 'shipped':
      // Cash on delivery is paid after packing.
      return paymentKind === 'cashOnDelivery' ? instructions : labels.paid
    case 'paid':
    case 'delivered':
      return labels.paid
    case 'cancelled':
      return labels.cancelled
    case 'withdrawn':
      return labels.withdrawn
    case 'refunded':
      return labels.refunded
  }
  status satisfies never
}
