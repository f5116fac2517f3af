import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { completeEdit } from '@/server/modules/order/lifecycle/complete-edit'
import { assertTransitioned, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { refundWithdrawnParts } from '@/server/modules/payment/refund/refund-withdrawn-parts'
import { restoreProviderPayment } from '@/server/modules/payment/settle/restore-provider-payment'
import { actorName, audit } from '@/server/core/audit'
import { presentOfficeOrder } from './present/present-office-order'

/** Settles or dismisses a suspect payment; the decision is final (docs/rules/payments.md#suspect-payment). */
export async function decidePayment(ctx: Ctx, { id, paymentId, isPaid, reason }: ParsedOf<typeof officeOrderApi.decidePayment>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const own = and(eq(paymentIntents.id, paymentId), eq(paymentIntents.orderId, id))
    const [intent] = await tx.select().from(paymentIntents).where(own).for('update')
    if (!intent) throw new AppError('NOT_FOUND')
    if (intent.state !== 'suspect') throw new AppError('ORDER_STATE', { status: order.status })
    const actor = actorName(ctx)
    const detail = { intentId: paymentId, ...(reason ? { reason } : {}) }
    if (isPaid && intent.editId !== null) await completeEdit(ctx, tx, { order, editId: intent.editId, actor })
    else if (isPaid) {
      await restoreProviderPayment(ctx, tx, { order, intent })
      const outcome = await transitionOrder(ctx, tx, { orderId: id, to: 'paid', actor, detail })
      assertTransitioned(outcome)
      // Another payment has settled the order, so this money must be refunded at the provider.
      if (outcome === 'unchanged') throw new AppError('ORDER_STATE', { status: order.status })
    }
    const now = ctx.now()
    await tx
      .update(paymentIntents)
      .set({ state: isPaid ? 'settled' : 'failed', nextCheckAt: null, updatedAt: now })
      .where(own)
    if (isPaid && intent.editId === null) await refundWithdrawnParts(ctx, tx, order)
    await audit(ctx, tx, { action: isPaid ? 'payment.accepted' : 'payment.dismissed', target: `order:${order.id}`, detail })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}
