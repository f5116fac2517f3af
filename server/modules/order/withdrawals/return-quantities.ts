import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'

/** Pieces of a line in returns by staff that were not cancelled. */
export type ReturnQuantities = {
  /** On their way back, or back. */
  returned: number
  /** The same without refunded pieces, which their refund counts already (docs/rules/after-sale.md#return-pieces). */
  accountedFor: number
  /** Received and not refunded: their stock has moved. */
  received: number
  refunded: number
}

/** Sums the returns of an order by line; `except`: without the pieces of this one. */
export async function sumReturnsByLine(db: Tx, orderId: number, { except = 0 } = {}): Promise<ReadonlyMap<number, ReturnQuantities>> {
  const { quantity, received, refunded, orderLineId, returnId } = orderReturnLines
  const isOpen = sql`${orderReturns.state} = 'open'`
  const rows = await db
    .select({
      lineId: orderLineId,
      returned: sql<number>`sum(case when ${isOpen} then ${quantity} else ${received} end)::int`,
      accountedFor: sql<number>`sum(case when ${isOpen} then ${quantity} else ${received} - ${refunded} end)::int`,
      received: sql<number>`sum(${received} - ${refunded})::int`,
      refunded: sql<number>`sum(${refunded})::int`,
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, returnId))
    .where(and(eq(orderReturns.orderId, orderId), ne(orderReturns.state, 'cancelled'), ne(orderReturns.id, except)))
    .groupBy(orderLineId)
  return new Map(rows.map(({ lineId, ...quantities }) => [lineId, quantities]))
}
