import type { Tx } from '@/server/db/client'
import { fulfilmentOf, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { findDigitalLines } from '@/server/modules/order/files/digital-lines'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { sumReturnsByLine } from '@/server/modules/order/withdrawals/return-quantities'
import { loadRefundedOrWithdrawnQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

type Line = typeof orderLines.$inferSelect
export type ShippableLine = { lineId: number; name: string; left: number }

/** The pieces of each line that are still to be sent (docs/rules/orders.md#shipments). Nothing is sent of collected and digital orders, or after the last parcel. */
export async function loadShippableLines(db: Tx, order: OrderRow, lines: readonly Line[]): Promise<ShippableLine[]> {
  const fulfilment = fulfilmentOf(order)
  const isOpen = order.status === 'awaiting_payment' || order.status === 'paid' || order.status === 'packed'
  const awaitsParcel = isOpen && (fulfilment === 'home' || fulfilment === 'branches')
  const wanted = await loadWantedPieces(db, order, lines)
  return lines.map(({ id, name, shipped }) => {
    const left = awaitsParcel ? Math.max(0, (wanted.get(id) ?? 0) - shipped) : 0
    return { lineId: id, name, left }
  })
}

/** Whether all goods of an order, of which nothing was sent, were refunded or withdrawn from, so that only files are left. */
export async function hasOnlyFilesLeft(db: Tx, order: OrderRow): Promise<boolean> {
  if (fulfilmentOf(order) === 'digital') return false
  const returned = await loadRefundedOrWithdrawnQuantities(db, order.id)
  if (returned.size === 0) return false
  const lines = await loadOrderLines(db, order.id)
  const digital = await findDigitalLines(db, lines)
  const left = lines.filter(({ id, quantity }) => quantity > (returned.get(id) ?? 0))
  return left.length > 0 && left.every(({ id }) => digital.has(id))
}

/** The pieces of each line that the buyer gets, sent or not: none of a file, and none that was refunded before it was sent. */
export async function loadWantedPieces(
  db: Tx,
  { id: orderId }: Pick<OrderRow, 'id'>,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, number>> {
  const [digital, returned, returns] = await Promise.all([
    findDigitalLines(db, lines),
    loadRefundedOrWithdrawnQuantities(db, orderId),
    sumReturnsByLine(db, orderId),
  ])
  const wanted = lines.map(({ id, quantity }) => {
    // A refunded return names pieces that were sent.
    const unsent = (returned.get(id) ?? 0) - (returns.get(id)?.refunded ?? 0)
    return [id, digital.has(id) ? 0 : Math.max(0, quantity - unsent)] as const
  })
  return new Map(wanted)
}
