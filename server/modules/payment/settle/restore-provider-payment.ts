import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import type { IntentRow } from '@/server/modules/payment/intents/intents'

/**
 * Money of a provider pays an order whose buyer has chosen a bank transfer or cash on delivery meanwhile: the order is paid by the provider's method again, so
 * nobody collects it a second time (docs/rules/payments.md#other-payment).
 */
export async function restoreProviderPayment(ctx: Ctx, tx: Transaction, { order, intent }: { order: OrderRow; intent: IntentRow }) {
  const { method } = intent.detail
  if (PaymentSnapshot.parse(order.payment).kind === 'provider' || !method) return
  await tx.update(orders).set({ payment: method }).where(eq(orders.id, order.id))
  await tx
    .update(paymentIntents)
    .set({ state: 'voided', updatedAt: ctx.now() })
    .where(
      and(
        eq(paymentIntents.orderId, order.id),
        eq(paymentIntents.state, 'open'),
        inArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery']),
      ),
    )
}
