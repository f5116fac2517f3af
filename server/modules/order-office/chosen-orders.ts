import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { daysOfPeriod } from '@/lib/order/order-periods'
import type { Ctx } from '@/server/core/context'
import { foldedSearch, phoneDigits } from '@/server/core/folded-search'
import { orders, orderSearch } from '@/server/db/schema/order'

type Choice = Pick<ParsedOf<typeof officeOrderApi.filter>, 'q' | 'status' | 'payment' | 'delivery' | 'from' | 'to' | 'period'>

/** The condition of the list's search and filters (docs/rules/orders.md#office-search). */
export function orderFilter({ now }: Pick<Ctx, 'now'>, { q, status, payment, delivery, period, ...days }: Choice): SQL | undefined {
  return and(
    orderSearchCondition(q),
    status.length > 0 ? inArray(orders.status, status) : undefined,
    payment.length > 0 ? inArray(orders.paymentKind, payment) : undefined,
    delivery.length > 0 ? inArray(orders.deliveryKind, delivery) : undefined,
    orderedBetween(days),
    period ? orderedBetween(daysOfPeriod(period, now())) : undefined,
  )
}

/** Days in Zagreb, both included. */
function orderedBetween({ from, to }: Pick<Choice, 'from' | 'to'>): SQL | undefined {
  return and(
    from ? sql`${orders.createdAt} >= ${from}::date::timestamp at time zone 'Europe/Zagreb'` : undefined,
    to ? sql`${orders.createdAt} < (${to}::date + 1)::timestamp at time zone 'Europe/Zagreb'` : undefined,
  )
}

/** The condition of a search; the subquery uses the trigrams of `order_search`. */
export function orderSearchCondition(q: string): SQL | undefined {
  const ids = foundOrders(q)
  if (!ids) return undefined
  // Few orders contain six digits, but Postgres expects many, and would look for them in all orders from the newest on.
  return phoneDigits(q) === null ? sql`${orders.id} in (${ids})` : sql`${orders.id} = any(array(${ids}))`
}

/** Selects the numbers (`order_id`) of the orders that a search finds; undefined for a search without words. */
export function foundOrders(q: string): SQL | undefined {
  const found = foldedSearch(orderSearch.folded, q)
  return found && sql`select ${orderSearch.orderId} from ${orderSearch} where ${found}`
}

/** Views of open work, shown oldest first (docs/rules/orders.md#office-views). */
const workViews: ReadonlySet<OrderView> = new Set<OrderView>(['pack', 'pay', 'send', 'withdrawals', 'decide', 'holds'])

/** The order of the list's rows: that of the view, unless another one is asked for. */
export function orderOfList({ view, sort }: Pick<ParsedOf<typeof officeOrderApi.filter>, 'view' | 'sort'>): SQL[] {
  const isOldestFirst = sort === undefined ? workViews.has(view) : sort === 'oldest'
  const direction = isOldestFirst ? asc : desc
  return [direction(orders.createdAt), direction(orders.id)]
}
