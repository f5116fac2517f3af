import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'

/** In the order of a merchant's day. */
export const orderViews = ['pack', 'pay', 'send', 'withdrawals', 'decide', 'sent', 'done', 'over', 'all'] as const satisfies OrderView[]

/** The view that an address names; the day begins with packing. */
export function orderViewOf(parameter: unknown): OrderView {
  return orderViews.find((view) => view === parameter) ?? 'pack'
}
