import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { hasOnlyFilesLeft } from '@/server/modules/order/shipments/shippable-lines'
import { listOrderFiles } from '@/server/modules/order/files/order-files'
import { releaseCouponUse } from '@/server/modules/coupon/coupon-uses'
import { invoiceTransition, creditExactly, creditLines } from '@/server/modules/invoice/issue/write-invoice'
import {
  endWithdrawals,
  reopenWithdrawals,
  loadRefundCredits,
  loadWithdrawnParts,
} from '@/server/modules/order/withdrawals/order-withdrawals'
import { type OrderRow, PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import {
  automaticTransition,
  canTransition,
  mailTemplateOf,
  reservationAfter,
  stockEffect,
  type OrderState,
  type StockEffect,
} from './order-transitions'
import { endProposal, lockOrderStock } from '@/server/modules/order/edits/proposals'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { reclaimCoupon } from './reclaim-coupon'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { moveStock, sumOrderDemand } from '@/server/modules/product/stock/move-stock'
import { invalidateBuyersReviews } from '@/server/modules/order/buyers/verified-buyer'
import { notifyBuyer } from './notify-buyer'

export type Transition = {
  orderId: number
  to: OrderStatus
  /** The actor as audit entries name it: 'user:12', 'guest:3', 'provider:paypal', 'shop'. */
  actor: string
  /** Stored with the event. */
  detail?: Record<string, unknown>
  /** Restocks paid goods; cancelled orders always restock. */
  restock?: boolean
  tracking?: string
  /** The carrier's page that `tracking` names, for the buyer's mail. */
  trackingUrl?: string
  /** For the buyer's mail: the shop's reason, and the refunded cents (a refund defaults to the total). */
  reason?: string
  refundedCents?: number
  /** Sends no mail, unless a withdrawal or a subscription ends with the order. */
  isSilent?: boolean
}

export type TransitionResult = 'done' | 'unchanged' | 'outOfStock' | 'couponUsedUp'

/**
 * Changes an order's status with its effects: stock, coupon, manual settlement, event, withdrawals, invoice, the buyer's mail, and the automatic transition
 * that follows. Requests no refund: the caller does. The row is locked, so of two equal calls one returns `done` and the other `unchanged`. It
 * invalidates cache tags, so the contract row of the call must name them.
 * @returns `outOfStock` or `couponUsedUp` if a cancelled order cannot be revived: nothing is written, and money that came late must be refunded
 * @throws NOT_FOUND, ORDER_STATE
 */
export async function transitionOrder(ctx: Ctx, tx: Transaction, change: Transition): Promise<TransitionResult> {
  const order = await lockOrder(ctx, tx, change.orderId)
  const { to, actor, detail = {}, restock = false, tracking } = change
  if (order.status === to) return 'unchanged'
  const state = await loadOrderState(tx, order)
  if (!canTransition(state, to)) throw new AppError('ORDER_STATE', { status: order.status })

  // Locks the coupon before the stock, as placing an order does, so they cannot deadlock.
  // docs/rules/orders.md#revived-order
  const isRevived = order.status === 'cancelled' && to === 'paid'
  if (to === 'cancelled') await releaseCouponUse(tx, order.id)
  if (isRevived && !(await reclaimCoupon(ctx, tx, order))) return 'couponUsedUp'
  const effect = stockEffect(order.stockState, to, { restock })
  const endsProposal = isReversed(to) || to === 'shipped' || to === 'delivered'
  if (endsProposal && effect !== 'none') await lockOrderStock(tx, order.id)
  if (effect !== 'none' && !(await applyStockEffect(ctx, tx, { order, effect, change }))) {
    if (isRevived) await releaseCouponUse(tx, order.id)
    return 'outOfStock'
  }
  if (endsProposal) await endProposal(ctx, tx, { order, actor })
  const isSettledNow = await settleManually(ctx, tx, state, { orderId: order.id, to })
  const stockState = reservationAfter(order.stockState, effect)
  const reservedUntil = stockState === 'reserved' ? order.reservedUntil : null
  const now = ctx.now()
  const changed = { status: to, stockState, reservedUntil, updatedAt: now, ...(tracking === undefined ? {} : { tracking }) }
  await tx.update(orders).set(changed).where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, actor, from: order.status, to, requestId: ctx.requestId, detail })
  await invalidateBuyersReviews(ctx, tx, order.id)

  if (isRevived) await reopenWithdrawals(tx, order.id)
  const endsWithdrawal = isReversed(to) && (await endWithdrawals(ctx, tx, { orderId: order.id, actor }))
  const endsSubscription = isReversed(to) && !isReversed(order.status) && (await hasRunningSubscription(tx, order.id))
  if (endsSubscription) {
    const event = { from: to, to, actor, detail: { endsSubscription } }
    await tx.insert(orderEvents).values({ ...event, orderId: order.id, at: now, requestId: ctx.requestId })
  }

  const updated = { ...order, ...changed }
  const invoiceId = await invoiceTransition(ctx, tx, updated, to)
  // A new invoice bills the order as it was placed; parts withdrawn or refunded since are credited.
  if (invoiceId !== null) {
    for (const part of await loadWithdrawnParts(tx, order)) await creditLines(ctx, tx, updated, part.lines)
    for (const { credited } of await loadRefundCredits(tx, order.id)) await creditExactly(ctx, tx, updated, credited)
  }
  // Cash on delivery: its files become available with the delivery.
  const template =
    mailTemplateOf(to, state.fulfilment) ?? (isSettledNow && (await listOrderFiles(ctx, tx, order.id)).length > 0 ? 'orderPaid' : null)
  const refundedCents = change.refundedCents ?? (to === 'refunded' ? order.totalCents : 0)
  const ending = {
    hasLapsed: to === 'cancelled' && actor === 'shop',
    isUnanswered: detail.unanswered === true,
    endsWithdrawal,
    endsSubscription,
  }
  const next = automaticTransition(state, to)
  if (template && (!change.isSilent || endsWithdrawal || endsSubscription))
    await notifyBuyer(ctx, tx, {
      template,
      // The mail about a payment promises no parcel of an order that is delivered with it.
      order: next ? { ...updated, status: next } : updated,
      invoiceId,
      reason: change.reason,
      trackingUrl: change.trackingUrl,
      refundedCents,
      ...ending,
    })

  if (next) await transitionOrder(ctx, tx, { orderId: order.id, to: next, actor: 'shop' })
  return 'done'
}

export const isRevivalRefused = (result: TransitionResult) => result === 'outOfStock' || result === 'couponUsedUp'

/** @throws OUT_OF_STOCK, COUPON_USED_UP if a cancelled order could not be revived */
export function assertTransitioned(result: TransitionResult) {
  if (result === 'outOfStock') throw new AppError('OUT_OF_STOCK')
  if (result === 'couponUsedUp') throw new AppError('COUPON_USED_UP')
}

export async function loadOrderState(tx: Tx, order: OrderRow): Promise<OrderState> {
  const [money] = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, order.id), eq(paymentIntents.state, 'settled'), sql`${paymentIntents.amountCents} > 0`))
    .limit(1)
  const isPartlySent = (await tx.$count(orderLines, and(eq(orderLines.orderId, order.id), gt(orderLines.shipped, 0)))) > 0
  return {
    status: order.status,
    payment: PaymentSnapshot.parse(order.payment).kind,
    fulfilment: fulfilmentOf(order),
    isMoneyIn: money !== undefined,
    isFree: order.totalCents === 0,
    isPartlySent,
    hasOnlyFilesLeft: !isPartlySent && (await hasOnlyFilesLeft(tx, order)),
  }
}

/**
 * Whether the order's subscription still charges, as far as its provider has reported. `syncSubscription`, run by the next payment job or sweep, cancels it
 * at the provider.
 */
async function hasRunningSubscription(tx: Transaction, orderId: number) {
  const { subscription, nextCheckAt, state, orderId: of } = paymentIntents
  const isFirst = sql`not ${subscription} ? 'renewalOf'`
  return (await tx.$count(paymentIntents, and(eq(of, orderId), eq(state, 'settled'), isFirst, isNotNull(nextCheckAt)))) > 0
}

type Effect = { order: OrderRow; effect: Exclude<StockEffect, 'none'>; change: Transition }

async function applyStockEffect(ctx: Ctx, tx: Transaction, { order, effect, change: { to, actor } }: Effect) {
  const demand = sumOrderDemand(await tx.select({ taken: orderLines.taken }).from(orderLines).where(eq(orderLines.orderId, order.id)))
  const reason = !isReversed(to) ? 'order' : to === 'cancelled' ? 'cancellation' : 'return'
  const cause = { reason, actor, at: ctx.now(), requestId: ctx.requestId, cartId: order.cartId } as const
  const moved = await moveStock(tx, { demand, effect, cause })
  if (moved) await invalidateStock(ctx, tx, moved)
  return moved !== null
}

/**
 * Settles or refunds payments without a provider (docs/rules/orders.md#manual-settlement).
 * @returns whether the payment was settled now
 */
async function settleManually(ctx: Ctx, tx: Transaction, { payment }: OrderState, { orderId, to }: { orderId: number; to: OrderStatus }) {
  if (payment === 'provider') return false
  const change = manualSettlement(payment, to)
  if (!change) return false
  // The difference of an edit is settled by itself, and refunded with the rest.
  const isOfOrder = change.to === 'settled' ? isNull(paymentIntents.editId) : undefined
  const moved = await tx
    .update(paymentIntents)
    .set({ state: change.to, updatedAt: ctx.now() })
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, change.from), isOfOrder))
    .returning({ id: paymentIntents.id })
  return change.to === 'settled' && moved.length > 0
}

function manualSettlement(payment: 'bankTransfer' | 'cashOnDelivery', to: OrderStatus) {
  const isReceived = to === 'paid' || (to === 'delivered' && payment === 'cashOnDelivery')
  if (isReceived) return { from: 'open', to: 'settled' } as const
  if (to === 'refunded') return { from: 'settled', to: 'refunded' } as const
  return null
}
