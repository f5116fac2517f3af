import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { ReturnItem, ReturnView } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { orderSearchCondition } from '../chosen-orders'
import { customerOf } from './present-return'

type Row = Omit<ReturnItem, 'order' | 'openedAt'> & { openedAt: Date | string; orderId: number; number: string; billing: unknown }

/** Returns by staff and withdrawals by buyers as one list. */
const all = sql`
  select r.id, 'office' as by, r.kind, r.state, r.opened_at, r.order_id,
    (select coalesce(sum(l.quantity), 0)::int from order_return_lines l where l.return_id = r.id) as pieces
  from order_returns r
  union all
  select w.id, 'buyer', 'withdrawal', case w.state when 'requested' then 'open' when 'accepted' then 'closed' else 'cancelled' end,
    w.requested_at, w.order_id, (select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(w.lines) l)
  from withdrawals w`

/** The condition of each view. */
const views: Record<ReturnView, SQL> = {
  waiting: sql`one.state = 'open'`,
  received: sql`one.state = 'received'`,
  over: sql`one.state in ('closed', 'cancelled')`,
  all: sql`true`,
}

/** Lists unfinished returns first, from the oldest on, then finished ones, from the newest on. */
export async function filter({ db, site }: Ctx, { view, kind, q, page, limit }: ParsedOf<typeof officeReturnApi.filter>) {
  const chosen = and(eq(orders.siteId, site.id), orderSearchCondition(q), kind && sql`one.kind = ${kind}`)
  const from = sql`from (${all}) one join ${orders} on ${orders.id} = one.order_id where ${chosen}`
  const isOver = views.over
  const [rows, [counts]] = await Promise.all([
    db.execute<Row>(sql`
      select one.id, one.by, one.kind, one.state, one.opened_at as "openedAt", one.pieces, ${orders.id} as "orderId", ${orders.number} as number,
        ${orders.billing} as billing
      ${from} and ${views[view]}
      order by ${isOver}, case when ${isOver} then null else one.opened_at end, one.opened_at desc, one.by, one.id desc
      limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<Record<ReturnView, number>>(sql`
      select count(*) filter (where ${views.waiting})::int as waiting, count(*) filter (where ${views.received})::int as received,
        count(*) filter (where ${views.over})::int as over, count(*)::int as "all"
      ${from}`),
  ])
  if (!counts) throw new Error('The views were not counted.')
  const totalRecords = counts[view]
  const records = rows.map(({ openedAt, orderId, number, billing, ...row }) => ({
    ...row,
    openedAt: new Date(openedAt).toISOString(),
    order: { id: orderId, number, customer: customerOf({ billing }) },
  }))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, counts }
}
