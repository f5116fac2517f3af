import { sql } from 'drizzle-orm'
import type { Deadline } from '@/lib/api/v1/admin.schema'
import { mayRead } from '@/lib/office/roles'
import { endOfDay, isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { loadDueRequests } from '@/server/modules/gdpr/request/waiting'
import { orderViews } from '@/server/modules/order-office/order-views'

/** Days that the law gives, and how many before the end a deadline is shown (docs/rules/administration.md#legal-deadlines). */
const refundDays = 14
const deliveryDays = 30
const noticeDays = 7
const shown = 20

type Row = { kind: 'refund' | 'delivery'; id: number; number: string; dueAt: Date }

/** The deadlines of the law that are close or over and that the caller may read of, the earliest first. */
export async function loadDeadlines(ctx: Ctx, scopes: readonly string[]): Promise<Deadline[]> {
  const [ofOrders, ofRequests] = await Promise.all([
    mayRead(scopes, 'orders') ? orderDeadlines(ctx) : [],
    mayRead(scopes, 'customers') ? requestDeadlines(ctx) : [],
  ])
  return [...ofOrders, ...ofRequests].toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
}

async function requestDeadlines(ctx: Ctx): Promise<Deadline[]> {
  const at = ctx.now()
  const due = await loadDueRequests(ctx, isoDay(new Date(at.getTime() + noticeDays * 86_400_000)))
  return due.map(({ id, dueOn }) => {
    const end = endOfDay(`${dueOn}T12:00:00Z`)
    return { kind: 'privacy', id, number: '', dueAt: end.toISOString(), isOver: end < at }
  })
}

async function orderDeadlines(ctx: Ctx): Promise<Deadline[]> {
  const { db, site } = ctx
  const at = ctx.now()
  const rows = await db.execute<Row>(sql`
    select kind, id, number, "dueAt" from (
      select 'refund' as kind, o.id, o.number, w.requested_at + make_interval(days => ${refundDays}::int) as "dueAt"
      from withdrawals w join orders o on o.id = w.order_id
      where o.site_id = ${site.id} and (w.state = 'requested' or (w.state = 'accepted' and exists (
        select from payment_intents i join payment_refunds r on r.intent_id = i.id
        where i.order_id = o.id and r.state <> 'done' and r.created_at >= w.decided_at - interval '1 minute')))
      union all
      select 'delivery', orders.id, orders.number, orders.created_at + make_interval(days => ${deliveryDays}::int)
      from ${orders}
      where orders.site_id = ${site.id} and (${orderViews.pack} or ${orderViews.send}) and orders.shipping is not null
    ) deadline
    where "dueAt" < ${at.toISOString()}::timestamptz + make_interval(days => ${noticeDays}::int)
    order by "dueAt", id, kind limit ${shown}`)
  return rows.map(({ dueAt, ...row }) => {
    const due = new Date(dueAt)
    return { ...row, dueAt: due.toISOString(), isOver: due < at }
  })
}
