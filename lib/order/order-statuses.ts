/** The states of an order (docs/rules/orders.md#order-statuses). */
export const orderStatuses = ['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Those that end an order without fulfilment. Also for SQL: `status not in ${reversedStatuses}`. */
export const reversedStatuses = ['cancelled', 'withdrawn', 'refunded'] as const satisfies OrderStatus[]

export function isReversed(status: OrderStatus): boolean {
  return reversedStatuses.some((reversed) => reversed === status)
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value)
}
