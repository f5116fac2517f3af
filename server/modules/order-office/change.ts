import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { dropManualRefund, isWholeRequested, manualDue, requestRefund } from '@/server/modules/payment/refund/refunds'
import type { OrderRow } from '@/server/db/order-snapshots'
import { mailUnlabelled } from '@/server/modules/order/lifecycle/mail-parcel'
import { canTransition } from '@/server/modules/order/lifecycle/order-transitions'
import { assertTransitioned, loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { loadShippableLines } from '@/server/modules/order/shipments/shippable-lines'
import { deliverShipments, writeShipment } from '@/server/modules/order/shipments/write-shipment'
import { actorName, audit } from '@/server/core/audit'
import { requireMoneyRight } from '@/server/core/require-user'
import { presentOfficeOrder } from './present/present-office-order'
import { refundWithdrawnParts } from '../payment/refund/refund-withdrawn-parts'

type Input = ParsedOf<typeof officeOrderApi.change>

/** Changes an order's status for a merchant (docs/rules/orders.md#office-change). */
export async function change(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    await changeOrder(ctx, tx, input)
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, input.id))
  })
}

/**
 * Changes an order's status in the caller's transaction, which must roll back on an error.
 * @throws NOT_FOUND, ORDER_STATE, ORDER_STEP, OUT_OF_STOCK; FORBIDDEN, PROOF_REQUIRED if money goes back
 */
export async function changeOrder(ctx: Ctx, tx: Transaction, { id, from, to, reason, ...rest }: Input) {
  const order = await lockOrder(ctx, tx, id)
  if (order.status !== from) throw new AppError('ORDER_STATE', { status: order.status })
  const state = await loadOrderState(tx, order)
  const isOfProvider = state.payment === 'provider' && to === 'paid'
  if (isOfProvider || !canTransition(state, to)) throw new AppError('ORDER_STEP', { status: order.status })
  if (order.status === 'cancelled' && to === 'paid') await prepareRevival(tx, order)
  if (to === 'delivered') await mailUnlabelled(ctx, tx, { order })
  if (to === 'shipped') await shipRest(ctx, tx, order, rest.tracking)
  const refundedCents = await refundMoney(ctx, tx, { order, to, isMoneyIn: state.isMoneyIn })
  const tracked = to === 'shipped' && rest.tracking ? { tracking: rest.tracking } : {}
  const detail = { ...(reason ? { reason } : {}), ...tracked }
  const outcome = await transitionOrder(ctx, tx, { orderId: id, to, actor: actorName(ctx), detail, reason, refundedCents, ...rest })
  assertTransitioned(outcome)
  if (to === 'delivered') await deliverShipments(ctx, tx, id)
  if (!state.isMoneyIn) await refundWithdrawnParts(ctx, tx, order)
  // Without reason and tracking, which an erasure must reach (docs/rules/privacy.md#erasure): the history has them.
  if (outcome === 'done')
    await audit(ctx, tx, {
      action: 'order.change',
      target: `order:${order.id}`,
      detail: { from, to, refundedCents, restock: rest.restock },
    })
}

/** Refunds what is left, through the provider or by hand; returns the cents that the buyer's mail promises (docs/rules/orders.md#office-refund). */
async function refundMoney(ctx: Ctx, tx: Transaction, { order, to, isMoneyIn }: { order: OrderRow; to: Input['to']; isMoneyIn: boolean }) {
  if (!isMoneyIn || (to !== 'cancelled' && to !== 'refunded')) return 0
  requireMoneyRight(ctx)
  const requested = await requestRefund(ctx, tx, { orderId: order.id })
  return requested > 0 || to === 'cancelled' ? requested : manualDue(tx, order.id)
}

/** Everything that is left goes out as one parcel (docs/rules/orders.md#shipments). */
async function shipRest(ctx: Ctx, tx: Transaction, order: OrderRow, tracking = '') {
  const shippable = await loadShippableLines(tx, order, await loadOrderLines(tx, order.id))
  const lines = shippable.flatMap(({ lineId, left }) => (left > 0 ? [{ lineId, quantity: left }] : []))
  if (lines.length > 0) await writeShipment(ctx, tx, { order, shippable, shipment: { lines, tracking } })
}

/** Takes back the refund by hand of an order that is revived. @throws ORDER_STEP if its money, or that of one of its payments, was paid back already */
async function prepareRevival(tx: Transaction, order: OrderRow) {
  await dropManualRefund(tx, order.id)
  const hasMoney = and(eq(paymentIntents.orderId, order.id), inArray(paymentIntents.state, ['open', 'settled']))
  const isPaidBack = await isWholeRequested(tx, order.id)
  if (isPaidBack || (await tx.$count(paymentIntents, hasMoney)) === 0) throw new AppError('ORDER_STEP', { status: order.status })
}
