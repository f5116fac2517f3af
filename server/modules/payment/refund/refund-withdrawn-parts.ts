import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireMoneyRight } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'
import { endRefundedOrder } from './end-refunded-order'
import { loadRefundable, requestRefund } from './refunds'

/**
 * Parts withdrawn before the money came are refunded with it, each once, unless they were taken off the amount due
 * (docs/rules/payments.md#partial-withdrawal-before-payment). What the provider pays needs the right to refund; what a person has to pay is only written, and
 * waits for one who has it (docs/rules/orders.md#money-right).
 * @throws FORBIDDEN, PROOF_REQUIRED
 */
export async function refundWithdrawnParts(ctx: Ctx, tx: Transaction, order: OrderRow) {
  const [parts, refundable] = [await loadWithdrawnParts(tx, order), await loadRefundable(tx, order.id)]
  const owedCents = order.totalCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  const excessCents = (refundable?.leftCents ?? 0) - owedCents
  let refundedCents = 0
  for (const { id, cents } of parts) {
    if (refundedCents >= excessCents) break
    const refund = { orderId: order.id, key: `withdrawal.${id}`, cents: Math.min(cents, excessCents - refundedCents) }
    const requested = await requestRefund(ctx, tx, refund)
    if (requested > 0 && refundable?.isManual === false) requireMoneyRight(ctx)
    refundedCents += requested
  }
  if (refundedCents > 0) await endRefundedOrder(ctx, tx, { orderId: order.id, actor: actorName(ctx), refundedCents })
}
