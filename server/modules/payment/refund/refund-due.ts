import type { Tx } from '@/server/db/client'
import { refundedTotals } from './refunds'
import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/load-withdrawals'

type RefundPart = { order: Pick<OrderRow, 'id' | 'totalCents'>; requestId: number; cents: number }

/** What of a part's worth (`cents`) is left to go back: money that the merchant gave back at the provider's own screens is set off once (decision 007). */
export async function refundDue(tx: Tx, { order, requestId, cents }: RefundPart): Promise<number> {
  const [parts, { there, here }] = [await loadWithdrawnParts(tx, order), await refundedTotals(tx, order.id)]
  const earlier = parts.reduce((sum, part) => sum + (part.id === requestId ? 0 : part.cents), 0)
  return Math.max(0, Math.min(cents, earlier + cents - there - here))
}
