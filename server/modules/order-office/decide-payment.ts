import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { completeEdit } from '@/server/modules/order/lifecycle/complete-edit'
import { assertTransitioned, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import type { IntentRow } from '@/server/modules/payment/intents/intents'
import { refundWithdrawnParts } from '@/server/modules/payment/refund/refund-withdrawn-parts'
import { restoreProviderPayment } from '@/server/modules/payment/settle/restore-provider-payment'
import { actorName, audit } from '@/server/core/audit'
import { offerPaymentAgain } from './payment-link/offer-again'
import { presentOfficeOrder } from './present/present-office-order'

/** Settles or dismisses a suspect payment; the decision is final (docs/rules/payments.md#suspect-payment). */
export async function decidePayment(ctx: Ctx, { id, paymentId, isPaid, reason }: ParsedOf<typeof officeOrderApi.decidePayment>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const own = and(eq(paymentIntents.id, paymentId), eq(paymentIntents.orderId, id))
    const [intent] = await tx.select().from(paymentIntents).where(own).for('update')
    if (!intent) throw new AppError('NOT_FOUND')
    if (intent.state !== 'suspect') throw new AppError('ORDER_STATE', { status: order.status })
    const why = reason ? { reason } : {}
    const paysOrder = isPaid && intent.editId === null
    if (isPaid && intent.editId !== null) await completeEdit(ctx, tx, { order, editId: intent.editId, actor: actorName(ctx) })
    if (paysOrder) await payOrder(ctx, tx, { order, intent, detail: { intentId: paymentId, ...why } })
    else await recordDecision(ctx, tx, { order, detail: { suspect: paymentId, decision: isPaid ? 'accepted' : 'dismissed', ...why } })
    const now = ctx.now()
    await tx
      .update(paymentIntents)
      .set({ state: isPaid ? 'settled' : 'failed', nextCheckAt: null, updatedAt: now })
      .where(own)
    if (!isPaid) await offerPaymentAgain(ctx, tx, { order, editId: intent.editId })
    if (paysOrder) await refundWithdrawnParts(ctx, tx, order)
    // Without the reason, which an erasure must reach (docs/rules/privacy.md#erasure).
    const action = isPaid ? 'payment.accepted' : 'payment.dismissed'
    await audit(ctx, tx, { action, target: `order:${order.id}`, detail: { intentId: paymentId } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}

async function payOrder(
  ctx: Ctx,
  tx: Transaction,
  { order, intent, detail }: { order: OrderRow; intent: IntentRow; detail: Record<string, unknown> },
) {
  await restoreProviderPayment(ctx, tx, { order, intent })
  const outcome = await transitionOrder(ctx, tx, { orderId: order.id, to: 'paid', actor: actorName(ctx), detail })
  assertTransitioned(outcome)
  // Another payment has settled the order, so this money must be refunded at the provider.
  if (outcome === 'unchanged') throw new AppError('ORDER_STATE', { status: order.status })
}

/** The event of a decision that changes no status, with its reason. */
async function recordDecision(ctx: Ctx, tx: Transaction, { order, detail }: { order: OrderRow; detail: object }) {
  const { id: orderId, status } = order
  await tx
    .insert(orderEvents)
    .values({ from: status, to: status, orderId, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
}
