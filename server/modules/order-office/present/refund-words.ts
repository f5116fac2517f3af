import { eq } from 'drizzle-orm'
import { texts } from '@/server/core/texts'
import type { Tx } from '@/server/db/client'
import { orderRefunds } from '@/server/db/schema/refund'

/** What a refund by staff paid for, in words; '' for one of an amount alone. */
export type RefundWords = (refundId: number) => string

export async function loadRefundWords(db: Tx, orderId: number, lines: readonly { id: number; name: string }[]): Promise<RefundWords> {
  const { id, lines: pieces, deliveryCents } = orderRefunds
  const rows = await db.select({ id, pieces, deliveryCents }).from(orderRefunds).where(eq(orderRefunds.orderId, orderId))
  const nameOf = new Map(lines.map((line) => [line.id, line.name]))
  const words = new Map(
    rows.map((row) => [
      row.id,
      [
        ...row.pieces.map(({ lineId, quantity }) => `${quantity} × ${nameOf.get(lineId) ?? ''}`),
        ...(row.deliveryCents > 0 ? [texts.payments.refundedDelivery] : []),
      ].join(', '),
    ]),
  )
  return (refundId) => words.get(refundId) ?? ''
}
