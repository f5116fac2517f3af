import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import type { Transaction } from '@/server/core/transaction'

type EndedOrder = { orderId: number; actor: string }

/**
 * Whoever waits for the answer to a withdrawal has it as the whole order ends, and gets their money with the order's.
 * @returns whether somebody waited
 */
export async function endWithdrawals({ now }: Pick<Ctx, 'now'>, tx: Transaction, { orderId, actor }: EndedOrder): Promise<boolean> {
  const ended = await tx
    .update(withdrawals)
    .set({ state: 'ended', decidedAt: now(), decidedBy: actor })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'requested')))
    .returning({ id: withdrawals.id })
  return ended.length > 0
}

/** The order goes on after all, so its buyer waits for an answer again. */
export async function reopenWithdrawals(tx: Transaction, orderId: number) {
  await tx
    .update(withdrawals)
    .set({ state: 'requested', decidedAt: null, decidedBy: null })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'ended')))
}
