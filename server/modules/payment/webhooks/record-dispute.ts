import { eq } from 'drizzle-orm'
import type { Dispute } from '@/server/adapters/payment/port'
import { orderEvents, orders } from '@/server/db/schema/order'
import type { Transaction } from '@/server/core/transaction'

type DisputeInput = { orderId: number; provider: string; dispute: Dispute }

/**
 * A buyer disputes what they paid, or that is over: whoever minds the order reads it in its history, and answers at the provider. It moves no money
 * here: when it does there, that is told of by itself.
 */
export async function recordDispute(tx: Transaction, { orderId, provider, dispute: { id, isOver } }: DisputeInput) {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return
  const remark = { from: order.status, to: order.status, actor: `provider:${provider}`, detail: { dispute: id, isOver } }
  await tx.insert(orderEvents).values({ ...remark, orderId })
}
