import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadShippableLines } from '@/server/modules/order/shipments/shippable-lines'
import { completeDelivery } from './complete-delivery'

/**
 * Makes a partly sent order `shipped` when the pieces that were not sent have been returned, and `delivered` if all its parcels have arrived. Without a mail: no
 * parcel left now.
 */
export async function completeShipping(ctx: Ctx, tx: Transaction, { order, actor }: { order: OrderRow; actor: string }) {
  if (order.status !== 'packed') return
  const lines = await loadOrderLines(tx, order.id)
  if (lines.every(({ shipped }) => shipped === 0)) return
  const shippable = await loadShippableLines(tx, order, lines)
  if (shippable.some(({ left }) => left > 0)) return
  await transitionOrder(ctx, tx, { orderId: order.id, to: 'shipped', actor, isSilent: true })
  await completeDelivery(ctx, tx, { order, actor })
}
