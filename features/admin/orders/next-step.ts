import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { isPaymentChecked, isPaymentPaused } from '@/features/order/described-state'
import { shownStatus } from '@/features/order/shown-status'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { isPaidByHand } from './amount-of-change'

type Payable = Pick<OfficeOrder, 'status' | 'paymentKind' | 'email' | 'events' | 'paymentCheckedBy' | 'withdrawal'>

/** The words of what comes next: money of a provider is reported by it or decided by a person, an order by phone is paid by a link, and a withdrawal is followed by its refund. */
export function nextStepHint(
  order: Payable & Pick<OfficeOrder, 'refundable' | 'refunds'>,
): OrderStatus | 'cashOnDelivery' | 'provider' | 'paymentLink' | 'refundDue' | 'paymentChecked' {
  if (isRefundDue(order)) return 'refundDue'
  if (isPaymentChecked(order)) return 'paymentChecked'
  if (order.status !== 'awaiting_payment' || order.paymentKind !== 'provider') return shownStatus(order)
  return hasPaymentLink(order) ? 'paymentLink' : 'provider'
}

/** Whether an order was withdrawn from and a person still has to refund money or to transfer it (docs/rules/after-sale.md#withdrawal-by-hand). */
export function isRefundDue({ status, refundable, refunds }: Pick<OfficeOrder, 'status' | 'refundable' | 'refunds'>): boolean {
  return status === 'withdrawn' && refundable !== null && (refundable.left > 0 || refunds.some(isPaidByHand))
}

/** An order by phone that waits for a payment at a provider, which its buyer may make (docs/rules/orders.md#payment-link). */
export function hasPaymentLink(order: Payable): boolean {
  const { status, paymentKind, email, events, paymentCheckedBy } = order
  const isAwaited = status === 'awaiting_payment' && paymentKind === 'provider' && !paymentCheckedBy && !isPaymentPaused(order)
  return isAwaited && email !== '' && events.some(({ kind }) => kind === 'phoneOrder')
}

/** Whether the step withdraws an edit that waits for its difference (docs/rules/orders.md#edit-ended-mail). */
export function endsProposedEdit(to: OrderStatus): boolean {
  return to !== 'awaiting_payment' && to !== 'paid' && to !== 'packed'
}
