import type { Order } from '@/lib/api/entities/order.schema'
import { isCollected } from '@/lib/money/is-collected'
import { addressLines, buyerParty, plain, drawParties, soft, strong, type Party } from '@/server/adapters/pdf/parties'
import type { Sheet } from '@/server/adapters/pdf/sheet'

/** Buyer, delivery and payment. */
export function drawOrderParties(sheet: Sheet, order: Order) {
  drawParties(sheet, [buyer(order), delivery(order), payment(order)])
}

function buyer({ billing, email }: Order): Party {
  return buyerParty(billing, [soft(email), ...(billing.contactPhone ? [soft(billing.contactPhone)] : [])])
}

function delivery(order: Order): Party {
  const { delivery: method, shipping } = order
  const label = 'Dostava'
  if (!method) return { label, lines: [plain('Bez dostave: digitalni proizvodi')] }
  const head = [strong(method.name), soft(method.estimate), ...(method.branch ? [plain(method.branch)] : [])]
  if (!shipping) return { label, lines: head }
  const person = `${shipping.firstName} ${shipping.lastName}`
  if (isCollected(order)) return { label, lines: [...head, plain(`Preuzima: ${person}`)] }
  return { label, lines: [...head, plain(person), ...addressLines(shipping)] }
}

function payment(order: Order): Party {
  const how = howPaid(order)
  return { label: 'Plaćanje', lines: [strong(order.payment.name), ...(how ? [soft(how)] : [])] }
}

/** The panel below shows the transfer data, so the instructions are left out. */
function howPaid({ status, paymentKind, payment: { bankTransfer, instructions } }: Order): string {
  switch (status) {
    case 'awaiting_payment':
      return bankTransfer ? 'Podaci za uplatu su u nastavku.' : instructions
    case 'packed':
    case 'shipped':
      // Cash on delivery is paid after packing.
      return paymentKind === 'cashOnDelivery' ? instructions : 'Plaćeno.'
    case 'paid':
    case 'delivered':
      return 'Plaćeno.'
    case 'cancelled':
      return 'Narudžba je otkazana.'
    case 'withdrawn':
      return 'Kupac je odustao od kupnje.'
    case 'refunded':
      return 'Novac je vraćen.'
  }
  status satisfies never
}
