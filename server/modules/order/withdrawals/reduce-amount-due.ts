import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadWithdrawnParts } from './order-withdrawals'

/**
 * Deducts the withdrawn parts from the amount due of an unpaid transfer or cash on delivery (docs/rules/payments.md#reduced-amount-due).
 * @returns the cents that are still due; null where another payment, or none, is awaited
 */
export async function reduceAmountDue(ctx: Pick<Ctx, 'now'>, tx: Transaction, order: OrderRow): Promise<number | null> {
  const parts = await loadWithdrawnParts(tx, order)
  const dueCents = order.totalCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  const isAwaited = and(
    eq(paymentIntents.orderId, order.id),
    eq(paymentIntents.state, 'open'),
    isNull(paymentIntents.editId),
    inArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery']),
  )
  const reduced = await tx
    .update(paymentIntents)
    .set({ amountCents: dueCents, updatedAt: ctx.now() })
    .where(isAwaited)
    .returning({ id: paymentIntents.id })
  if (reduced.length === 0) return null
  const payment = PaymentSnapshot.parse(order.payment)
  const bankTransfer = payment.bankTransfer && { ...payment.bankTransfer, amount: fromCents(dueCents) }
  await tx
    .update(orders)
    .set({ payment: { ...payment, bankTransfer } })
    .where(eq(orders.id, order.id))
  return dueCents
}
