import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'

/** Pieces by line that an order was withdrawn from; what waits for an answer counts as withdrawn. */
export async function loadWithdrawnQuantities(db: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const live = await db
    .select({ lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), ne(withdrawals.state, 'refused')))
  const pieces = new Map<number, number>()
  for (const { lineId, quantity } of live.flatMap(({ lines }) => lines)) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity)
  return pieces
}
