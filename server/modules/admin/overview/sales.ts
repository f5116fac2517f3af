import { sql } from 'drizzle-orm'
import type { DaySales, Sales } from '@/lib/api/v1/admin.schema'
import { fromCents } from '@/lib/money/money'
import { isoDay } from '@/lib/text/dates'
import { reversedStatuses } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'

const shownDays = 30
type Row = { day: string; orders: number; cents: number; ordersSoFar: number; centsSoFar: number }

/**
 * What was sold: orders by the day in Zagreb on which they were placed, without those that were reversed. `lastWeek` is the same
 * weekday up to the same time of day (docs/rules/administration.md#day-sales).
 */
export async function loadSales(ctx: Ctx): Promise<Sales> {
  const { db, site } = ctx
  const now = ctx.now()
  const local = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Zagreb')`
  const today = sql`${local}::date`
  const rows = await db.execute<Row>(sql`
    with placed as (
      select created_at at time zone 'Europe/Zagreb' as at, total_cents from orders
      where site_id = ${site.id} and status not in ${reversedStatuses}
        and created_at >= (${today} - ${shownDays - 1}::int)::timestamp at time zone 'Europe/Zagreb'
        and created_at <= ${now.toISOString()}::timestamptz
    )
    select
      day::date::text as day, count(total_cents)::int as orders, coalesce(sum(total_cents), 0)::float8 as cents,
      count(total_cents) filter (where at::time <= ${local}::time)::int as "ordersSoFar",
      coalesce(sum(total_cents) filter (where at::time <= ${local}::time), 0)::float8 as "centsSoFar"
    from generate_series((${today} - ${shownDays - 1}::int)::timestamp, ${today}::timestamp, interval '1 day') day
    left join placed on placed.at::date = day::date
    group by day order by day`)
  const days = rows.map(presentDay)
  const weekAgo = rows.at(-8)
  return {
    days,
    today: days.at(-1) ?? { day: isoDay(now), orders: 0, total: 0 },
    lastWeek: { day: weekAgo?.day ?? '', orders: weekAgo?.ordersSoFar ?? 0, total: fromCents(weekAgo?.centsSoFar ?? 0) },
  }
}

function presentDay({ day, orders, cents }: Row): DaySales {
  return { day, orders, total: fromCents(cents) }
}
