import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import type { Tx } from '@/server/db/client'
import { LineSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { loadReturnableLines } from '@/server/modules/order/returns/returnable-lines'
import { loadShippableLines } from '@/server/modules/order/shipments/shippable-lines'
import { loadClaimedQuantities, loadRefundedOrWithdrawnQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

/** The lines with what may still be refunded, returned and sent. */
export async function presentOfficeLines(
  db: Tx,
  order: OrderRow,
  lines: (typeof orderLines.$inferSelect)[],
): Promise<OfficeOrder['lines']> {
  const [shippable, returned, refunded, returnable] = await Promise.all([
    loadShippableLines(db, order, lines),
    loadClaimedQuantities(db, order.id),
    loadRefundedOrWithdrawnQuantities(db, order.id),
    loadReturnableLines(db, order, lines),
  ])
  const returnableOf = new Map(returnable.map(({ lineId, left }) => [lineId, left]))
  const leftOf = new Map(shippable.map(({ lineId, left }) => [lineId, left]))
  return lines.map(({ id, name, sku, options, quantity, shipped }) => ({
    id,
    name,
    sku,
    optionLabels: LineSnapshot.parse(options).labels,
    qty: quantity,
    returned: returned.get(id) ?? 0,
    refunded: refunded.get(id) ?? 0,
    returnable: returnableOf.get(id) ?? 0,
    sent: shipped,
    toSend: leftOf.get(id) ?? 0,
  }))
}
