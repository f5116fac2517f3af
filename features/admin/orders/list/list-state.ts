import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { orderViewOf } from '../order-views'

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

/** What the list shows, as its address says. */
export type OrderListState = Required<Pick<InputOf<typeof officeOrderApi.filter>, 'view' | 'q' | 'status' | 'payment' | 'delivery'>> & {
  page: number
  /** '2026-11-23', or '' for no limit. */
  from: string
  to: string
}

export type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen (docs/rules/forms.md#list-state). */
export function parseListState({ view, q, status, payment, delivery, from, to, page }: Query): OrderListState {
  const number = Number(page)
  return {
    view: orderViewOf(view),
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    status: chosenOf(orderStatuses, status),
    payment: chosenOf(paymentWays, payment),
    delivery: chosenOf(deliveryWays, delivery),
    from: dayOf(from),
    to: dayOf(to),
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function listSearchParams({ view, q, status, payment, delivery, from, to, page }: OrderListState): Record<string, string> {
  const all = {
    view,
    q,
    status: status.join(','),
    payment: payment.join(','),
    delivery: delivery.join(','),
    from,
    to,
    page: page > 1 ? String(page) : '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** How many filters are chosen, the search and the view apart. */
export function countFilters({ status, payment, delivery, from, to }: OrderListState): number {
  return [status.length > 0, payment.length > 0, delivery.length > 0, from !== '' || to !== ''].filter(Boolean).length
}

function chosenOf<Value extends string>(values: readonly Value[], parameter: string | string[] | undefined): Value[] {
  const names = typeof parameter === 'string' ? parameter.split(',') : []
  return values.filter((value) => names.includes(value))
}

function dayOf(parameter: string | string[] | undefined): string {
  if (typeof parameter !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(parameter)) return ''
  const time = Date.parse(`${parameter}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== parameter ? '' : parameter
}
