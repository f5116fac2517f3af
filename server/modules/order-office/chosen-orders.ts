import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { orders, orderSearch } from '@/server/db/schema/order'

type Choice = Pick<ParsedOf<typeof officeOrderApi.filter>, 'q' | 'status' | 'payment' | 'delivery' | 'from' | 'to'>

const paymentKind = sql`${orders.payment} ->> 'kind'`
const deliveryKind = sql`case when ${orders.shipping} is null then 'digital' else coalesce(${orders.delivery} ->> 'kind', 'home') end`

/** The condition of the list's search and filters (docs/rules/orders.md#office-search). */
export function chosenOrders({ q, status, payment, delivery, from, to }: Choice): SQL | undefined {
  return and(
    searchCondition(q),
    status.length > 0 ? inArray(orders.status, status) : undefined,
    payment.length > 0 ? inArray(paymentKind, payment) : undefined,
    delivery.length > 0 ? inArray(deliveryKind, delivery) : undefined,
    from ? sql`${orders.createdAt} >= ${from}::date::timestamp at time zone 'Europe/Zagreb'` : undefined,
    to ? sql`${orders.createdAt} < (${to}::date + 1)::timestamp at time zone 'Europe/Zagreb'` : undefined,
  )
}

/** Every word must occur, or the digits of a phone. The subquery uses the trigrams of `order_search`. */
function searchCondition(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const every = and(...words.map(occurs))
  const phone = phoneDigits(q)
  return sql`${orders.id} in (select ${orderSearch.orderId} from ${orderSearch} where ${phone ? or(every, occurs(phone)) : every})`
}

function occurs(word: string): SQL {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${orderSearch.folded} like izlog_fold(${part})`
}

/** The digits of a phone as every spelling has them: '091 555-0141' and '+385 91 5550141' both contain '915550141'. Null for other texts. */
function phoneDigits(q: string): string | null {
  if (!/^[\d\s+/()-]{6,}$/.test(q)) return null
  const digits = q.replace(/\D/g, '').replace(/^(00385|385|0)/, '')
  return digits.length >= 5 ? digits : null
}
