import type { Tx } from '@/server/db/client'
import { fulfilmentOf, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { findDigitalLines } from '@/server/modules/order/files/digital-lines'
import { loadReturnQuantities } from '@/server/modules/order/withdrawals/return-quantities'
import { loadReturnedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

type Line = typeof orderLines.$inferSelect
export type ShippableLine = { lineId: number; name: string; left: number }

/** The pieces of each line that are still to be sent (docs/rules/orders.md#shipments). Nothing is sent of collected and digital orders, or after the last parcel. */
export async function loadShippableLines(db: Tx, order: OrderRow, lines: readonly Line[]): Promise<ShippableLine[]> {
  const fulfilment = fulfilmentOf(order)
  const isOpen = order.status === 'awaiting_payment' || order.status === 'paid' || order.status === 'packed'
  const isSent = isOpen && (fulfilment === 'home' || fulfilment === 'branches')
  const [digital, returned, returns] = await Promise.all([
    findDigitalLines(db, lines),
    loadReturnedQuantities(db, order.id),
    loadReturnQuantities(db, order.id),
  ])
  return lines.map((line) => {
    // A refunded return names pieces that were sent.
    const unsent = (returned.get(line.id) ?? 0) - (returns.get(line.id)?.refunded ?? 0)
    const left = isSent && !digital.has(line.id) ? piecesLeft(line, unsent) : 0
    return { lineId: line.id, name: line.name, left }
  })
}

/** Other returned pieces count as those that were not sent yet, so a refunded piece is not sent. */
function piecesLeft({ quantity, shipped }: Pick<Line, 'quantity' | 'shipped'>, returned: number) {
  return Math.max(0, quantity - shipped - returned)
}
