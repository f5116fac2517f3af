import { sql } from 'drizzle-orm'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'

/**
 * SQL: the cents of an order that the shop holds after all refunds; null if it was never paid. The order's total no longer contains what an edit refunded.
 * Drizzle omits the table's name of a column, which inside a subquery would select another table's.
 */
export const heldCents = sql<number | null>`(
  select sum(i.amount_cents - i.refunded_cents)::int from ${paymentIntents} i
  where i.order_id = ${sql`${orders}.id`} and i.state in ('settled', 'refunded') and i.amount_cents > 0)`

/** The cents of an order's total that are paid back, or are being paid back. */
export function refundedCentsOf({ totalCents, heldCents: held }: { totalCents: number; heldCents: number | null }): number {
  return held === null ? 0 : Math.max(0, totalCents - held)
}
