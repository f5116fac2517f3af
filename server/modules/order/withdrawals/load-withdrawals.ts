import { asc, eq } from 'drizzle-orm'
import { withdrawals } from '@/server/db/schema/after-sale'
import type { Tx } from '@/server/db/client'
import { withdrawalAmount } from './withdrawal-amount'
import { loadOrderLines } from '@/server/modules/order/present/load-order-document'
import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'

type WithdrawnPart = { id: number; lines: { lineId: number; quantity: number }[]; cents: number }

/** What of an order was withdrawn from so far, each part with the cents that were paid for it, or would have been. */
export async function loadWithdrawnParts(tx: Tx, order: Pick<OrderRow, 'id' | 'totalCents'>): Promise<WithdrawnPart[]> {
  const requests = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(asc(withdrawals.id))
  const accepted = requests.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return []
  const lines = await loadOrderLines(tx, order.id)
  return accepted.map((request) => ({
    id: request.id,
    lines: request.lines,
    cents: withdrawalAmount({ order, lines, requests, request, isMoneyIn: true }),
  }))
}
