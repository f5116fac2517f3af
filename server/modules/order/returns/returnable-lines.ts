import { isReversed } from '@/lib/order/order-statuses'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { findDigitalLines } from '@/server/modules/order/files/digital-lines'
import { loadClaimedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'
import { sumReturnsByLine } from '@/server/modules/order/withdrawals/return-quantities'
import { returnablePieces } from './returnable-pieces'

type Line = typeof orderLines.$inferSelect
export type ReturnableLine = { lineId: number; left: number }

/** The pieces of each line that a return by staff may name. Files do not come back, and an order that is over has settled its goods. */
export async function loadReturnableLines(db: Tx, order: OrderRow, lines: readonly Line[]): Promise<ReturnableLine[]> {
  const [digital, returns, claimed] = await Promise.all([
    findDigitalLines(db, lines),
    sumReturnsByLine(db, order.id),
    loadClaimedQuantities(db, order.id),
  ])
  return lines.map((line) => {
    const { id, quantity } = line
    const handedOver = isReversed(order.status) || digital.has(id) ? 0 : handedOverPieces(order, line)
    const facts = { quantity, handedOver, returned: returns.get(id)?.returned ?? 0, claimed: claimed.get(id) ?? 0 }
    return { lineId: id, left: returnablePieces(facts) }
  })
}

/** Collected orders have no parcels. */
function handedOverPieces(order: OrderRow, { quantity, shipped }: Line) {
  return fulfilmentOf(order) === 'pickup' && order.status === 'delivered' ? quantity : shipped
}
