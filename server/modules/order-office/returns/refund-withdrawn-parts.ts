import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'
import { requestRefund } from '@/server/modules/payment/refund/refunds'

/** Parts withdrawn from before the money came are refunded with it, each once (docs/rules/payments.md#partial-withdrawal-before-payment). */
export async function refundWithdrawnParts(ctx: Ctx, tx: Transaction, order: OrderRow) {
  for (const { id, cents } of await loadWithdrawnParts(tx, order))
    await requestRefund(ctx, tx, { orderId: order.id, key: `withdrawal.${id}`, cents })
}
