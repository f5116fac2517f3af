import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { transitionOrder, type Transition } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { loadRefundable } from './refunds'

/** Whether an order is over once its payments hold no more than this. One that an edit made free goes on. */
export function isOverWith(leftCents: number, { status, totalCents }: Pick<OrderRow, 'status' | 'totalCents'>): boolean {
  return leftCents <= 0 && totalCents > 0 && !isReversed(status)
}

/**
 * Makes an order `refunded`, with its credit note and mail, if the refund just written took the last of its money (docs/rules/payments.md#last-refund). Every
 * refund of a part ends with this, so no order whose money is back is packed; one at the provider is reported by the payment's status (settle.ts).
 * @returns whether it did
 */
export async function endRefundedOrder(ctx: Ctx, tx: Transaction, change: Omit<Transition, 'to'>): Promise<boolean> {
  const refundable = await loadRefundable(tx, change.orderId)
  if (!refundable || !isOverWith(refundable.leftCents, await lockOrder(ctx, tx, change.orderId))) return false
  await transitionOrder(ctx, tx, { ...change, to: 'refunded' })
  return true
}
