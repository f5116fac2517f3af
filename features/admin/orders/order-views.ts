import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'

export const orderViews = [
  'pack',
  'pay',
  'send',
  'withdrawals',
  'decide',
  'holds',
  'sent',
  'done',
  'over',
  'all',
] as const satisfies OrderView[]

/** The view of a query parameter, by default the orders to pack. */
export function orderViewOf(parameter: unknown): OrderView {
  return orderViews.find((view) => view === parameter) ?? 'pack'
}
