import type { OrderStatus, PaymentKind } from '@/lib/api/entities/order.schema'

/** Nobody waits for the payment of a parcel that is paid on delivery (docs/rules/orders.md#shown-status). */
export function shownStatus({ status, paymentKind }: { status: OrderStatus; paymentKind: PaymentKind }): OrderStatus | 'cashOnDelivery' {
  return status === 'awaiting_payment' && paymentKind === 'cashOnDelivery' ? 'cashOnDelivery' : status
}
