import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { canTransition } from '@/server/modules/order/lifecycle/order-transitions'
import { loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadShippableLines } from '@/server/modules/order/shipments/shippable-lines'
import { completeDelivery } from './complete-delivery'

/**
 * Moves an order on of which nothing is left to be sent, because the rest was refunded: a partly sent one becomes `shipped`, without a mail, since no parcel left
 * now, and `delivered` if all its parcels have arrived; one with only files left becomes `delivered` (docs/rules/orders.md#automatic-delivery). Cash on delivery
 * whose money is not in is not delivered here: `delivered` says that it was collected, which only a person knows.
 */
export async function completeShipping(ctx: Ctx, tx: Transaction, { order, actor }: { order: OrderRow; actor: string }) {
  const state = await loadOrderState(tx, order)
  const awaitsCash = state.payment === 'cashOnDelivery' && !state.isMoneyIn && !state.isFree
  if (state.hasOnlyFilesLeft && !awaitsCash && canTransition(state, 'delivered')) {
    await transitionOrder(ctx, tx, { orderId: order.id, to: 'delivered', actor: 'shop' })
    return
  }
  if (order.status !== 'packed' || !state.isPartlySent) return
  const shippable = await loadShippableLines(tx, order, await loadOrderLines(tx, order.id))
  if (shippable.some(({ left }) => left > 0)) return
  await transitionOrder(ctx, tx, { orderId: order.id, to: 'shipped', actor, isSilent: true })
  if (!awaitsCash) await completeDelivery(ctx, tx, { order, actor })
}
