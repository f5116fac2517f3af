import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'

type Described = Pick<BuyerOrder, 'status' | 'paymentKind' | 'way' | 'items' | 'withdrawal' | 'paymentCheckedBy'>
type PickupState = 'pickupPaid' | 'pickupPacked' | 'pickupDelivered'
type State =
  | OrderStatus
  | PickupState
  | 'cashOnDelivery'
  | 'paymentPaused'
  | 'paymentChecked'
  | 'digitalAwaiting'
  | 'digitalPaid'
  | 'withdrawing'
  | 'withdrawingPart'

/** The words for an order's state: a withdrawal before the parcel is sent comes first, nothing of a digital order is packed or sent, and one for pickup waits in the shop. */
export function describedState(order: Described): State {
  const { status, paymentKind, way } = order
  if (isPaymentPaused(order)) return 'paymentPaused'
  if (isPaymentChecked(order)) return 'paymentChecked'
  if (isBeingWithdrawn(order)) return withdrawsAll(order) ? 'withdrawing' : 'withdrawingPart'
  if (paymentKind === 'cashOnDelivery' && status === 'awaiting_payment') return 'cashOnDelivery'
  if (way === 'digital' && status === 'awaiting_payment') return 'digitalAwaiting'
  if (way === 'digital' && status === 'paid') return 'digitalPaid'
  if (way === 'pickup') return pickupState(status)
  return status
}

function pickupState(status: OrderStatus): OrderStatus | PickupState {
  switch (status) {
    case 'paid':
      return 'pickupPaid'
    case 'packed':
      return 'pickupPacked'
    case 'delivered':
      return 'pickupDelivered'
    default:
      return status
  }
}

/** Until the shop answers a withdrawal, the amount is not known (docs/rules/after-sale.md#withdrawal-unpaid). */
export function isPaymentPaused(order: Pick<BuyerOrder, 'status' | 'paymentKind' | 'withdrawal'>): boolean {
  return order.status === 'awaiting_payment' && order.paymentKind !== 'cashOnDelivery' && hasWaitingWithdrawal(order)
}

/** A person of the shop decides whether a payment is the order's (docs/rules/payments.md#suspect-payment). Cash is paid at the door all the same. */
export function isPaymentChecked({
  status,
  paymentKind,
  paymentCheckedBy,
}: Pick<BuyerOrder, 'status' | 'paymentKind' | 'paymentCheckedBy'>) {
  return status === 'awaiting_payment' && paymentKind !== 'cashOnDelivery' && paymentCheckedBy === 'shop'
}

export function hasWaitingWithdrawal({ withdrawal }: Pick<BuyerOrder, 'withdrawal'>): boolean {
  return withdrawal.requests.some(({ state }) => state === 'requested')
}

/** Of an order whose own state would say that it is packed; files are not. */
function isBeingWithdrawn(order: Described): boolean {
  const isPacking =
    order.status === 'paid' || order.status === 'packed' || (order.status === 'awaiting_payment' && order.paymentKind === 'cashOnDelivery')
  return isPacking && order.way !== 'digital' && hasWaitingWithdrawal(order)
}

function withdrawsAll({ items, withdrawal }: Described): boolean {
  const withdrawn = withdrawal.requests.filter(({ state }) => state === 'requested' || state === 'accepted').flatMap(({ lines }) => lines)
  return sumOf(withdrawn) >= sumOf(items)
}

function sumOf(lines: readonly { qty: number }[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}
