import { sql } from 'drizzle-orm'
import { yearOf } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { executePrepared } from '@/server/db/prepared'

/** Formats an order number (docs/rules/orders.md#order-number). */
export function orderNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`
}

/** The year of the order's counter, in Zagreb. */
export function orderYear(now: Date): number {
  return Number(yearOf(now))
}

/** Allocates the next number of the site's year, without gaps, and an id. */
export async function allocateOrderNumber(ctx: Ctx, tx: Transaction): Promise<{ id: number; number: string }> {
  const year = orderYear(ctx.now())
  const [next] = await executePrepared<{ count: number; id: number }>(
    tx,
    sql`
      insert into order_counters (site_id, year, last) values (${ctx.site.id}, ${year}, 1)
      on conflict (site_id, year) do update set last = order_counters.last + 1
      returning last as count, nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
  )
  if (!next) throw new Error('No order number was given.')
  return { id: next.id, number: orderNumber(year, next.count) }
}
