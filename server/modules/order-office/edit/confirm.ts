import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireProof } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { applyEdit } from '@/server/modules/order/edits/apply-edit'
import { planEdit, type PlannedEdit } from '@/server/modules/order/edits/plan-edit'
import { notifyEdit } from '@/server/modules/order/lifecycle/notify-edit'
import { findOrder, lockOrder } from '@/server/modules/order/records/load-order'
import { editKeyPrefix, createPaymentRefund } from '@/server/modules/payment/refund/refunds'
import { refreshOpenIntent, voidIntent } from '@/server/modules/payment/start/open-payment'
import { keepForLink } from '../payment-link/send-link'
import { presentOfficeOrder } from '../present/present-office-order'
import { propose } from './propose'

type Input = ParsedOf<typeof officeEditApi.confirm>
type ConfirmedEdit = { order: OrderRow; planned: PlannedEdit; reason: string }

/** Edits an order as it was previewed, or proposes the edit of a paid one that gets dearer (docs/rules/orders.md#order-edit). */
export async function confirm(ctx: Ctx, input: Input) {
  await voidOpenPayment(ctx, input)
  const request = { call: 'ecommerce.order.office.edit.confirm', sender: actorName(ctx), input, result: z.number() }
  return inTransaction(ctx, async (tx) => {
    await runIdempotent(ctx, tx, request, () => edit(ctx, tx, input))
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, input.id))
  })
}

/**
 * Voids a payment at a provider that was started for the old amount, as for a change of method (docs/rules/payments.md#payment-retry), but only if the preview
 * is still current and has no problem. No transaction is open during the provider's call.
 */
async function voidOpenPayment(ctx: Ctx, { id, version, fingerprint, ...request }: Input) {
  const order = await findOrder(ctx, ctx.db, id)
  if (order.version !== version || order.status !== 'awaiting_payment') return
  const { money, problem, fingerprint: current } = await planEdit(ctx, ctx.db, order, request)
  if (problem || money.kind !== 'due' || money.by !== 'provider' || current !== fingerprint) return
  const open = await refreshOpenIntent(ctx, { id, orderSlug: order.slug })
  if (open === 'pending') throw new AppError('ORDER_EDIT_REFUSED', { reason: 'PAYMENT' })
  if (open) await voidIntent(ctx, open)
}

async function edit(ctx: Ctx, tx: Transaction, { id, version, fingerprint, reason, ...request }: Input): Promise<number> {
  const order = await lockOrder(ctx, tx, id)
  if (order.version !== version) throw new AppError('ORDER_EDIT_CHANGED')
  const planned = await planEdit(ctx, tx, order, request)
  if (planned.fingerprint !== fingerprint) throw new AppError('ORDER_EDIT_CHANGED')
  if (planned.problem) throw new AppError('ORDER_EDIT_REFUSED', { reason: planned.problem })
  const confirmed = { order, planned, reason }
  if (planned.money.kind === 'surcharge') await propose(ctx, tx, confirmed)
  else await makeEdit(ctx, tx, confirmed)
  return id
}

async function makeEdit(ctx: Ctx, tx: Transaction, { order, planned, reason }: ConfirmedEdit) {
  const { plan, money } = planned
  const isAtProvider = money.kind === 'due' && money.by === 'provider'
  if (isAtProvider && (await hasOpenPayment(tx, order.id))) throw new AppError('ORDER_EDIT_CHANGED')
  const editId = await writeEdit(ctx, tx, { order, planned, reason })
  const applied = await applyEdit(ctx, tx, { order, plan, editId, actor: actorName(ctx), reason, isReserved: false })
  if (!applied) throw new AppError('OUT_OF_STOCK')
  if (money.kind === 'refund') await refundDifference(ctx, tx, { orderId: order.id, editId, cents: money.cents })
  const isKept = isAtProvider && applied.order.stockState === 'reserved'
  const payBy = isKept ? await keepForLink(ctx, tx, applied.order) : null
  await notifyEdit(ctx, tx, { ...applied, changes: plan.changes, reason, money, payBy })
}

/** Whether the buyer has started another payment since the last one was voided. */
async function hasOpenPayment(tx: Transaction, orderId: number): Promise<boolean> {
  const isByProvider = notInArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery'])
  const isOpen = and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'open'), isNull(paymentIntents.editId))
  return (await tx.$count(paymentIntents, and(isOpen, isByProvider))) > 0
}

async function writeEdit(ctx: Ctx, tx: Transaction, { order, planned, reason }: ConfirmedEdit): Promise<number> {
  const [row] = await tx
    .insert(orderEdits)
    .values({
      orderId: order.id,
      state: 'applied',
      version: order.version,
      totalBefore: order.totalCents,
      totalAfter: planned.plan.amounts.totalCents,
      actor: actorName(ctx),
      reason,
      at: ctx.now(),
      closedAt: ctx.now(),
    })
    .returning({ id: orderEdits.id })
  if (!row) throw new Error('No edit was written.')
  return row.id
}

/** Refunds exactly the difference. @throws ORDER_EDIT_CHANGED if another amount is due: then nothing is edited */
async function refundDifference(ctx: Ctx, tx: Transaction, { orderId, editId, cents }: { orderId: number; editId: number; cents: number }) {
  requireProof(ctx)
  const refund = await createPaymentRefund(ctx, tx, { orderId, key: `${editKeyPrefix}${editId}`, cents })
  if (refund?.cents !== cents) throw new AppError('ORDER_EDIT_CHANGED')
}
