import { defineList, type Query } from '@/features/admin/table/define-list'
import { dayOf, manyOf, oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { orderPeriods } from '@/lib/order/order-periods'
import { orderViews } from '../order-views'

export const orderStatuses = [
  'awaiting_payment',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'withdrawn',
  'refunded',
] as const satisfies OrderStatus[]
export const paymentWays = ['bankTransfer', 'cashOnDelivery', 'provider'] as const
export const deliveryWays = ['home', 'branches', 'pickup', 'digital'] as const

export const orderList = defineList({
  path: '/admin/orders',
  parse: (query: Query) => ({
    view: oneOf(query.view, orderViews, 'pack'),
    q: wordsOf(query.q),
    status: manyOf(query.status, orderStatuses),
    payment: manyOf(query.payment, paymentWays),
    delivery: manyOf(query.delivery, deliveryWays),
    from: dayOf(query.from),
    to: dayOf(query.to),
    // Days that somebody typed hold.
    period: dayOf(query.from) || dayOf(query.to) ? '' : oneOf(query.period, orderPeriods, ''),
    sort: oneOf(query.sort, ['oldest', 'newest'], ''),
    page: pageOf(query.page),
  }),
})

export type OrderListState = ReturnType<typeof orderList.parse>

/** What the list's call takes of it; '' is left out. */
export function orderListInput({ from, to, period, sort, ...state }: OrderListState): InputOf<typeof officeOrderApi.filter> {
  return { ...state, ...(from && { from }), ...(to && { to }), ...(period && { period }), ...(sort && { sort }) }
}

/** The order of the rows: that of the view, unless another one is chosen. */
export function shownSort({ view, sort }: Pick<OrderListState, 'view' | 'sort'>): 'oldest' | 'newest' {
  if (sort !== '') return sort
  const isOpenWork = view !== 'sent' && view !== 'done' && view !== 'over' && view !== 'all'
  return isOpenWork ? 'oldest' : 'newest'
}
