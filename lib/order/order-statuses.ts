/** The states of an order (docs/rules/orders.md#order-statuses). */
export const orderStatuses = ['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'] as const

export type OrderStatus = (typeof orderStatuses)[number]

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value)
}
