import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { shownStatus } from '@/features/order/shown-status'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'

type Payable = Pick<OfficeOrder, 'status' | 'paymentKind' | 'email' | 'events'>

/** The words of what comes next: money of a provider is reported by it, and an order by phone is paid by a link. */
export function nextStepHint(order: Payable): OrderStatus | 'cashOnDelivery' | 'provider' | 'paymentLink' {
  if (order.status !== 'awaiting_payment' || order.paymentKind !== 'provider') return shownStatus(order)
  return hasPaymentLink(order) ? 'paymentLink' : 'provider'
}

/** An order by phone that waits for a payment at a provider (docs/rules/orders.md#payment-link). */
export function hasPaymentLink({ status, paymentKind, email, events }: Payable): boolean {
  const isAwaited = status === 'awaiting_payment' && paymentKind === 'provider'
  return isAwaited && email !== '' && events.some(({ kind }) => kind === 'phoneOrder')
}

/** Whether the step withdraws an edit that waits for its difference (docs/rules/orders.md#edit-ended-mail). */
export function endsProposedEdit(to: OrderStatus): boolean {
  return to !== 'awaiting_payment' && to !== 'paid' && to !== 'packed'
}
