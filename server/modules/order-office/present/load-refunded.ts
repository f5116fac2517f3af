import { eq } from 'drizzle-orm'
import type { OrderEvent } from '@/lib/api/v2/ecommerce/order/office/event.schema'
import type { Tx } from '@/server/db/client'
import { orderRefunds } from '@/server/db/schema/refund'

type Refunded = OrderEvent['refunded']

/** What each refund by staff paid for; null for one of an amount alone. */
export async function loadRefunded(
  db: Tx,
  orderId: number,
  lines: readonly { id: number; name: string }[],
): Promise<ReadonlyMap<number, Refunded>> {
  const { id, lines: pieces, deliveryCents } = orderRefunds
  const rows = await db.select({ id, pieces, deliveryCents }).from(orderRefunds).where(eq(orderRefunds.orderId, orderId))
  const nameOf = new Map(lines.map((line) => [line.id, line.name]))
  return new Map(
    rows.map((row) => {
      const paidFor = row.pieces.map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', quantity }))
      const hasDelivery = row.deliveryCents > 0
      return [row.id, paidFor.length > 0 || hasDelivery ? { lines: paidFor, delivery: hasDelivery } : null]
    }),
  )
}
