import { AppError } from '@/lib/api/errors'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { reserveEditStock } from '@/server/modules/order/edits/move-edit-stock'
import type { PlannedEdit } from '@/server/modules/order/edits/plan-edit'
import { providerOfMethod } from '@/server/modules/order/edits/provider-of-method'
import { notifyEdit } from '@/server/modules/order/lifecycle/notify-edit'
import { buildIntent } from '@/server/modules/payment/intents/new-intent'
import { paymentLinkEnd } from '../payment-link/send-link'

/** How long the added pieces wait for a transfer, ms. */
const transferWaitMs = 7 * 24 * 3600 * 1000

type Proposal = { order: OrderRow; planned: PlannedEdit; reason: string }

/**
 * Stores an edit that makes a paid order dearer until the buyer has paid the difference. The order stays unchanged until then, so it never counts as paid for
 * less than its total (docs/rules/orders.md#edit-difference).
 */
export async function propose(ctx: Ctx, tx: Transaction, { order, planned, reason }: Proposal) {
  const { plan, money } = planned
  const actor = actorName(ctx)
  if (!(await reserveEditStock(ctx, tx, { order, plan, actor }))) throw new AppError('OUT_OF_STOCK')
  const payBy = money.by === 'provider' ? paymentLinkEnd(ctx) : new Date(ctx.now().getTime() + transferWaitMs)
  const [edit] = await tx
    .insert(orderEdits)
    .values({
      orderId: order.id,
      state: 'proposed',
      version: order.version,
      totalBefore: order.totalCents,
      totalAfter: plan.amounts.totalCents,
      actor,
      reason,
      plan,
      payBy,
      at: ctx.now(),
    })
    .returning({ id: orderEdits.id })
  if (!edit) throw new Error('No edit was written.')
  const provider = money.by === 'provider' ? await providerOfMethod(tx, order) : 'bankTransfer'
  if (!provider) throw new AppError('ORDER_EDIT_REFUSED', { reason: 'PAYMENT_OFFLINE' })
  const awaited = { id: order.id, currency: order.currency, totalCents: money.cents, status: 'awaiting_payment' }
  await tx.insert(paymentIntents).values(buildIntent(ctx, { order: awaited, provider, editId: edit.id }))
  const detail = { edit: edit.id, isProposed: true, changes: plan.changes, ...(reason ? { reason } : {}) }
  const unchanged = { from: order.status, to: order.status }
  await tx.insert(orderEvents).values({ ...unchanged, orderId: order.id, at: ctx.now(), actor, requestId: ctx.requestId, detail })
  await audit(ctx, tx, {
    action: 'order.edit.propose',
    target: `order:${order.id}`,
    detail: {
      edit: edit.id,
      lines: plan.changes.lines,
      differenceCents: money.cents,
      payBy: payBy.toISOString(),
    },
  })
  await notifyEdit(ctx, tx, { order, changes: plan.changes, reason, money, payBy })
}
