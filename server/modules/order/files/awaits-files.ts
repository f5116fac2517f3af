import { isReversed } from '@/lib/order/order-statuses'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { loadClaimedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'
import { findDigitalLines } from './digital-lines'
import { areFilesUnlocked } from './order-files'

/**
 * Whether an order whose money is not in, in whatever state its parcel is, has files beside goods that the buyer has not withdrawn from
 * (docs/rules/after-sale.md#download-unlock).
 */
export async function awaitsFiles(db: Tx, order: OrderRow, lines: readonly (typeof orderLines.$inferSelect)[]): Promise<boolean> {
  if (isReversed(order.status) || fulfilmentOf(order) === 'digital') return false
  const digital = await findDigitalLines(db, lines)
  if (digital.size === 0 || (await areFilesUnlocked(db, order))) return false
  const claimed = await loadClaimedQuantities(db, order.id)
  return lines.some(({ id, quantity }) => digital.has(id) && quantity > (claimed.get(id) ?? 0))
}
