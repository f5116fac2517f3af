import type { Order } from '@/lib/api/entities/order.schema'
import { isCollected } from '@/lib/money/is-collected'
import { addressLines, buyerParty, plain, drawParties, soft, strong, type Party } from '@/server/adapters/pdf/parties'
import type { Sheet } from '@/server/adapters/pdf/sheet'
import { fillText, texts } from '@/server/core/texts'

const { documents: labels } = texts

/** Buyer, delivery and payment. */
export function drawOrderParties(sheet: Sheet, order: Order) {
  drawParties(sheet, [buyer(order), delivery(order), payment(order)])
}

function buyer({ billing, email }: Order): Party {
  return buyerParty(billing, [soft(email), ...(billing.contactPhone ? [soft(billing.contactPhone)] : [])])
}

function delivery(order: Order): Party {
  const { delivery: method, shipping } = order
  const label = labels.delivery
  if (!method) return { label, lines: [plain(labels.noDelivery)] }
  const head = [strong(method.name), soft(method.estimate), ...(method.branch ? [plain(method.branch)] : [])]
  if (!shipping) return { label, lines: head }
  const person = `${shipping.firstName} ${shipping.lastName}`
  if (isCollected(order)) return { label, lines: [...head, plain(fillText(labels.collector, { name: person }))] }
  return { label, lines: [...head, plain(person), ...addressLines(shipping)] }
}

function payment(order: Order): Party {
  const note = paymentNote(order)
  return { label: labels.payment, lines: [strong(order.payment.name), ...(note ? [soft(note)] : [])] }
}

/** The panel below shows the transfer data, so the instructions are left out. */
function paymentNote({ status, paymentKind, payment: { bankTransfer, instructions } }: Order): string {
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
