import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/office/audit/audit-actions'
import { audit } from '@/server/core/audit'
import type { ReportedPayment } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { log } from '@/server/core/log'
import { storedLocale } from '@/server/core/languages'
import { textsOf } from '@/server/core/texts'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import type { IntentRow, IntentState } from '@/server/modules/payment/intents/intents'
import { lockIntent } from '@/server/modules/payment/intents/lock-intent'
import { nextRenewalCheck } from '@/server/modules/payment/intents/new-intent'
import { endRefundedOrder } from '@/server/modules/payment/refund/end-refunded-order'
import { recordExternalRefundEvent } from '@/server/modules/payment/refund/external-refunds'
import { recordFullRefund, requestRefund, sumExternalRefunds, surplusKey } from '@/server/modules/payment/refund/refunds'
import { restoreProviderPayment } from './restore-provider-payment'
import { decideSettlement, type PaymentEvent, type PaymentState } from './decide-settlement'
import { proposalState } from '@/server/modules/order/edits/proposals'
import { completeEdit } from '@/server/modules/order/lifecycle/complete-edit'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { isRevivalRefused, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'

/** `reported`: the provider's payment, where money moved or may move. `reason`: for people. */
export type SettlementEvent = { state: PaymentEvent; reported?: ReportedPayment; reason?: string; mismatch?: Record<string, unknown> }

type SettlementContext = { order: OrderRow; intent: IntentRow; event: SettlementEvent }

/**
 * Applies an event to a payment in one transaction, with one rule for the return page, webhooks and the sweep; a repeated event changes nothing.
 * @returns the call the provider must get next; its answer is the next event
 */
export async function settle(ctx: Ctx, intentId: number, event: SettlementEvent): Promise<'capture' | 'void' | null> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockIntent(tx, intentId)
    if (!found) return null
    const settlement = { ...found, event: await refuseReusedTransaction(tx, found.intent, event) }
    const decision = decideSettlement(await loadPaymentState(tx, settlement), settlement.event.state)
    switch (decision) {
      case 'nothing':
        await recordAnswer(tx, settlement)
        await recordTransaction(tx, settlement)
        return null
      case 'wait':
        await recordAnswer(tx, settlement)
        await extendReservation(ctx, tx, settlement)
        return null
      case 'capture':
      case 'void':
        return decision
      case 'accept':
        await acceptPayment(ctx, tx, settlement)
        return null
      case 'refund':
        await refundOverpayment(ctx, tx, settlement)
        return null
      case 'fail':
        await updateIntent(ctx, tx, settlement, 'failed')
        return null
      case 'markVoided':
        await updateIntent(ctx, tx, settlement, 'voided')
        return null
      case 'markRefunded':
        await applyFullRefund(ctx, tx, settlement)
        return null
      case 'suspect':
        await markSuspect(ctx, tx, settlement)
        return null
    }
    decision satisfies never
    return null
  })
}

/** A transaction that settled another intent is a mismatch (docs/rules/payments.md#money-pays-once). */
async function refuseReusedTransaction(tx: Transaction, intent: IntentRow, event: SettlementEvent): Promise<SettlementEvent> {
  if (event.state !== 'settled' || !event.reported) return event
  const { transaction } = event.reported
  const [other] = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.provider, intent.provider), eq(paymentIntents.transaction, transaction), ne(paymentIntents.id, intent.id)))
  return other ? { state: 'mismatch', mismatch: { transaction, paidIntent: other.id } } : event
}

async function loadPaymentState(tx: Transaction, { order, intent, event }: SettlementContext): Promise<PaymentState> {
  if (intent.editId !== null) return loadEditState(tx, { order, state: intent.state, editId: intent.editId })
  const isLate = order.status === 'cancelled' && (event.state === 'approved' || event.state === 'settled')
  return {
    intent: intent.state,
    order: order.status,
    isRevivable: isLate && (await wasCancelledByShop(tx, order.id)),
    isAmountCurrent: intent.amountCents === order.totalCents,
    isInStock: order.stockState !== 'released' || (isLate && (await isInStock(tx, order.id))),
  }
}

/** Presents the edit's state as an order's status, so that decideSettlement serves its payment too. Its pieces are reserved and its amount never changes. */
async function loadEditState(
  tx: Transaction,
  { order, state, editId }: { order: OrderRow; state: IntentState; editId: number },
): Promise<PaymentState> {
  const statuses = { waits: 'awaiting_payment', applied: 'paid', over: 'cancelled' } as const
  const status = statuses[await proposalState(tx, order, editId)]
  return { intent: state, order: status, isRevivable: false, isAmountCurrent: true, isInStock: true }
}

/** Whether the shop cancelled the order because nobody paid in time; events that change no status are ignored. */
async function wasCancelledByShop(tx: Transaction, orderId: number) {
  const [last] = await tx
    .select({ to: orderEvents.to, actor: orderEvents.actor })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.from} is distinct from ${orderEvents.to}`))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return last?.to === 'cancelled' && last.actor === 'shop'
}

/** Whether the stock is enough for the order. Reads without a lock: `moveStock` checks again under its lock. */
async function isInStock(tx: Transaction, orderId: number) {
  const [short] = await tx.execute(sql`
    select s.product_id
    from ${orderLines} l, jsonb_to_recordset(l.taken) as t("productId" int, pieces int)
    join stock_items s on s.product_id = t."productId"
    where l.order_id = ${orderId}
    group by s.product_id, s.on_hand, s.reserved
    having sum(t.pieces) > s.on_hand - s.reserved
    limit 1`)
  return short === undefined
}

/** The extended reservation, ms: longer than the sweep's interval (docs/rules/payments.md#money-on-the-way). */
const pendingReservationMs = 2 * 3600 * 1000

async function extendReservation(ctx: Ctx, tx: Transaction, { order, intent }: SettlementContext) {
  const until = new Date(ctx.now().getTime() + pendingReservationMs)
  if (intent.editId !== null) {
    const isEarlier = and(eq(orderEdits.id, intent.editId), eq(orderEdits.state, 'proposed'), lt(orderEdits.payBy, until))
    await tx.update(orderEdits).set({ payBy: until }).where(isEarlier)
    return
  }
  const isShorter = and(eq(orders.id, order.id), eq(orders.stockState, 'reserved'), lt(orders.reservedUntil, until))
  await tx.update(orders).set({ reservedUntil: until }).where(isShorter)
}

/** Stores the provider's last answer for cancel-expired-orders.ts. */
async function recordAnswer(tx: Transaction, { intent, event }: SettlementContext) {
  const { isPending: wasPending = false, silentSince, ...detail } = intent.detail
  const isPending = event.state === 'pending'
  if (intent.state !== 'open' || (isPending === wasPending && silentSince === undefined)) return
  await tx
    .update(paymentIntents)
    .set({ detail: isPending ? { ...detail, isPending } : detail })
    .where(eq(paymentIntents.id, intent.id))
}

/** A subscription's first charge may get its id after it was settled; later webhooks name it by that id. */
async function recordTransaction(tx: Transaction, { intent, event }: SettlementContext) {
  const { transaction } = event.reported ?? {}
  if (intent.state !== 'settled' || event.state !== 'settled' || transaction === undefined || transaction === intent.transaction) return
  await tx.update(paymentIntents).set({ transaction }).where(eq(paymentIntents.id, intent.id))
}

async function acceptPayment(ctx: Ctx, tx: Transaction, settlement: SettlementContext) {
  const { order, intent, event } = settlement
  if (intent.editId !== null) return acceptDifference(ctx, tx, settlement, intent.editId)
  await restoreProviderPayment(ctx, tx, settlement)
  const paid = {
    orderId: order.id,
    to: 'paid',
    actor: providerActor(intent),
    detail: { intentId: intent.id, transaction: event.reported?.transaction },
  } as const
  if (isRevivalRefused(await transitionOrder(ctx, tx, paid))) return refundOverpayment(ctx, tx, settlement)
  await updateIntent(ctx, tx, settlement, 'settled')
  // docs/rules/payments.md#partial-withdrawal-before-payment
  let refundedCents = 0
  for (const { id, cents } of await loadWithdrawnParts(tx, order))
    refundedCents += await requestRefund(ctx, tx, { orderId: order.id, key: `withdrawal.${id}`, cents })
  if (refundedCents > 0) await endRefundedOrder(ctx, tx, { orderId: order.id, actor: providerActor(intent), refundedCents })
  // Another attempt may be open: the sweep voids it.
  await tx
    .update(paymentIntents)
    .set({ nextCheckAt: ctx.now() })
    .where(and(eq(paymentIntents.orderId, order.id), eq(paymentIntents.state, 'open')))
}

/** The difference of a proposed edit is paid: the order is edited (docs/rules/orders.md#edit-difference). */
async function acceptDifference(ctx: Ctx, tx: Transaction, settlement: SettlementContext, editId: number) {
  const { order, intent } = settlement
  await completeEdit(ctx, tx, { order, editId, actor: providerActor(intent) })
  await updateIntent(ctx, tx, settlement, 'settled')
}

/** Refunds money the order cannot use, and tells the buyer (docs/rules/payments.md#overpayment). */
async function refundOverpayment(ctx: Ctx, tx: Transaction, settlement: SettlementContext) {
  const { intent, order } = settlement
  await updateIntent(ctx, tx, settlement, 'surplus')
  await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key: surplusKey, amountCents: intent.amountCents, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()
  await enqueueJob(tx, 'payment', { intentId: intent.id })
  await auditPayment(ctx, tx, settlement, 'payment.surplus')
  // A failed renewal was announced when its order was created (renew-order.ts).
  if (intent.subscription?.renewalOf === undefined) {
    const isLate = order.status === 'cancelled' || order.status === 'withdrawn'
    const reasons = textsOf(storedLocale(ctx.site, order.languageId)).mails.overpaymentReasons
    const details = {
      reason: reasons[isLate ? 'late' : intent.editId !== null ? 'edit' : isPaidAnotherWay(order) ? 'replaced' : 'twice'],
      endsSubscription: isLate && intent.subscription !== null,
    }
    await notifyBuyer(ctx, tx, { template: 'orderRefunded', order, refundedCents: intent.amountCents, ...details })
  }
  log('warn', 'an overpayment is refunded', { order: order.number, intent: intent.id })
}

/** Whether the buyer pays or has paid the order in another way than at this provider. */
function isPaidAnotherWay({ payment, status }: OrderRow): boolean {
  return status === 'awaiting_payment' || PaymentSnapshot.parse(payment).kind === 'cashOnDelivery'
}

/** Records a full refund, requested here or externally. */
async function applyFullRefund(ctx: Ctx, tx: Transaction, settlement: SettlementContext) {
  const { order, intent } = settlement
  const hadPaidOrder = intent.state === 'settled'
  const cents = await recordFullRefund(ctx, tx, intent)
  const hasNothingToRefund = order.status === 'refunded' || order.status === 'awaiting_payment'
  if (hadPaidOrder && !hasNothingToRefund) {
    const { id: orderId, status } = order
    // docs/rules/payments.md#several-payments
    const isPartly = await holdsOtherPayment(tx, intent)
    if (!isPartly) {
      const detail = { intentId: intent.id }
      // Earlier mails named what was refunded here; external parts have none of their own.
      const refundedCents = cents + (await sumExternalRefunds(tx, intent.id))
      const mail = { refundedCents, isSilent: refundedCents === 0 }
      await transitionOrder(ctx, tx, { orderId, to: 'refunded', actor: providerActor(intent), detail, ...mail })
    } else if (cents > 0) await recordExternalRefundEvent(ctx, tx, { intent: { ...intent, order }, status, cents })
  }
  await updateIntent(ctx, tx, settlement, 'refunded')
}

/** Whether another payment of the order still holds money. */
async function holdsOtherPayment(tx: Transaction, { id, orderId }: IntentRow) {
  const { amountCents, refundedCents } = paymentIntents
  const isHeld = and(eq(paymentIntents.state, 'settled'), gt(amountCents, refundedCents))
  return (await tx.$count(paymentIntents, and(eq(paymentIntents.orderId, orderId), ne(paymentIntents.id, id), isHeld))) > 0
}

/** Marks a payment whose amount, payee or order is not ours; a person decides (docs/rules/payments.md#payment-match). */
async function markSuspect(ctx: Ctx, tx: Transaction, settlement: SettlementContext) {
  await updateIntent(ctx, tx, settlement, 'suspect')
  await auditPayment(ctx, tx, settlement, 'payment.mismatch')
  log('error', 'a provider reports a payment that is not ours', {
    order: settlement.order.number,
    intent: settlement.intent.id,
    mismatch: settlement.event.mismatch,
  })
}

async function updateIntent(ctx: Ctx, tx: Transaction, { intent, event }: SettlementContext, state: IntentState) {
  const { reported, reason, mismatch } = event
  await tx
    .update(paymentIntents)
    .set({
      state,
      nextCheckAt: state === 'settled' || state === 'refunded' ? nextRenewalCheck(ctx, intent) : null,
      updatedAt: ctx.now(),
      transaction: reported?.transaction ?? intent.transaction,
      detail: { ...intent.detail, ...(reason ? { reason } : {}), ...(mismatch ? { mismatch } : {}) },
    })
    .where(eq(paymentIntents.id, intent.id))
}

async function auditPayment(ctx: Ctx, tx: Transaction, { order, intent, event }: SettlementContext, action: AuditAction) {
  const detail = { intentId: intent.id, transaction: event.reported?.transaction, ...event.mismatch }
  await audit(ctx, tx, { actor: providerActor(intent), action, target: `order:${order.id}`, detail })
}

function providerActor({ provider }: IntentRow) {
  return `provider:${provider}`
}
