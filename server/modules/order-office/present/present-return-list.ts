import { desc, eq, sql } from 'drizzle-orm'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import type { Tx } from '@/server/db/client'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'

/** The returns of an order that staff opened, the newest first. */
export async function presentReturnList(db: Tx, orderId: number): Promise<OfficeOrder['returns']> {
  const { id, kind, state, openedAt } = orderReturns
  const rows = await db
    .select({ id, kind, state, openedAt, pieces: sql<number>`sum(${orderReturnLines.quantity})::int` })
    .from(orderReturns)
    .innerJoin(orderReturnLines, eq(orderReturnLines.returnId, id))
    .where(eq(orderReturns.orderId, orderId))
    .groupBy(id)
    .orderBy(desc(id))
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }))
}
