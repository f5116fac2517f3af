import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { orderEvents } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/core/transaction'
import { recordRefundOutcome } from '@/server/modules/payment/refund/refunds'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { actorName } from '@/server/core/audit'
import { presentOfficeOrder } from './present/present-office-order'

/** Records that a person paid a refund by hand: a refused one, or one that no provider can make (docs/rules/payments.md#refund-by-hand). */
export async function noteRefund(ctx: Ctx, { id, refundId, reason }: ParsedOf<typeof officeOrderApi.noteRefund>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const [refund] = await tx
      .select({ state: paymentRefunds.state, cents: paymentRefunds.amountCents, intentId: paymentRefunds.intentId })
      .from(paymentRefunds)
      .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
      .where(and(eq(paymentRefunds.id, refundId), eq(paymentIntents.orderId, id)))
      .for('update')
    if (!refund) throw new AppError('NOT_FOUND')
    if (refund.state !== 'failed' && refund.state !== 'manual') throw new AppError('ORDER_STATE', { status: order.status })
    const outcome = { state: 'done', transaction: null } as const
    await recordRefundOutcome(ctx, tx, {
      refundId,
      intentId: refund.intentId,
      before: refund.state,
      outcome,
      actor: actorName(ctx),
    })
    const unchanged = { from: order.status, to: order.status }
    const detail = { refundPaid: refundId, cents: refund.cents, ...(reason ? { reason } : {}) }
    await tx
      .insert(orderEvents)
      .values({ ...unchanged, orderId: id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
    return presentOfficeOrder(ctx, tx, order)
  })
}
