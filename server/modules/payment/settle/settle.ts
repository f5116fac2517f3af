import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { ReportedPayment } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueJob } from '@/server/adapters/queue/queue-job'
import { log } from '@/server/core/log'
import type { IntentRow, IntentState } from '@/server/modules/payment/intents/intents'
import { nextRenewalCheck } from '@/server/modules/payment/intents/new-intent'
import { recordFullRefund, requestRefund } from '@/server/modules/payment/refund/refunds'
import { decideSettlement, type PaymentEvent, type PaymentState } from './decide-settlement'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'

/** `facts` where money has moved or may; `reason` for people. */
export type SettlementEvent = { state: PaymentEvent; facts?: ReportedPayment; reason?: string; mismatch?: Record<string, unknown> }

type OrderRow = typeof orders.$inferSelect
type SettlementContext = { order: OrderRow; intent: IntentRow; event: SettlementEvent }

/**
 * Takes in what is known of a payment (DESIGN 7): one rule for the return page, the provider's notice and the sweep, and the same again changes
 * nothing. Everything of it stands in one transaction; the provider is never asked in it.
 * @returns what the caller must ask the provider to do now; its answer is the next event
 */
export async function settle(ctx: Ctx, intentId: number, event: SettlementEvent): Promise<'capture' | 'void' | null> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockIntent(tx, intentId)
    if (!found) return null
    const settlement = { ...found, event: await detectReplay(tx, found.intent, event) }
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
      case 'giveBack':
        await refundOverpayment(ctx, tx, settlement)
        return null
      case 'fail':
        await updateIntent(ctx, tx, settlement, 'failed')
        return null
      case 'giveUp':
        await updateIntent(ctx, tx, settlement, 'voided')
        return null
      case 'returned':
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

/** The order first, as everybody who changes it does; then the intent is ours too. */
async function lockIntent(tx: Transaction, intentId: number) {
  const ofIntent = sql`(select order_id from payment_intents where id = ${intentId})`
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofIntent)).for('update')
  const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, intentId)).for('update')
  return order && intent ? { order, intent } : null
}

/** Money that has paid another try pays nothing twice (faults 19). */
async function detectReplay(tx: Transaction, intent: IntentRow, event: SettlementEvent): Promise<SettlementEvent> {
  if (event.state !== 'settled' || !event.facts) return event
  const { transaction } = event.facts
  const [other] = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.provider, intent.provider), eq(paymentIntents.transaction, transaction), ne(paymentIntents.id, intent.id)))
  return other ? { state: 'mismatch', mismatch: { transaction, paidIntent: other.id } } : event
}

async function loadPaymentState(tx: Transaction, { order, intent, event }: SettlementContext): Promise<PaymentState> {
  const isLate = order.status === 'cancelled' && (event.state === 'approved' || event.state === 'settled')
  return {
    intent: intent.state,
    order: order.status,
    isRevivable: isLate && (await wasCancelledByShop(tx, order.id)),
    isInStock: order.stockState !== 'released' || (isLate && (await isInStock(tx, order.id))),
  }
}

/** Whether the shop itself gave the order up, because nobody paid in time. What was only noted since changes nothing of that. */
async function wasCancelledByShop(tx: Transaction, orderId: number) {
  const [last] = await tx
    .select({ to: orderEvents.to, actor: orderEvents.actor })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.from} is distinct from ${orderEvents.to}`))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return last?.to === 'cancelled' && last.actor === 'shop'
}

/** As it looks now; whoever takes them looks again under the lock. */
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

/** How long pieces are kept for money that is on its way, ms: until after the sweep has asked again, which it does within an hour. */
const movingReservationMs = 2 * 3600 * 1000

async function extendReservation(ctx: Ctx, tx: Transaction, { order }: SettlementContext) {
  const until = new Date(ctx.now().getTime() + movingReservationMs)
  const isShorter = and(eq(orders.id, order.id), eq(orders.stockState, 'reserved'), lt(orders.reservedUntil, until))
  await tx.update(orders).set({ reservedUntil: until }).where(isShorter)
}

/** What its provider said last, should it be silent when the order lapses (release-lapsed.ts). */
async function recordAnswer(tx: Transaction, { intent, event }: SettlementContext) {
  const { isMoving: wasMoving = false, silentSince, ...detail } = intent.detail
  const isMoving = event.state === 'moving'
  if (intent.state !== 'open' || (isMoving === wasMoving && silentSince === undefined)) return
  await tx
    .update(paymentIntents)
    .set({ detail: isMoving ? { ...detail, isMoving } : detail })
    .where(eq(paymentIntents.id, intent.id))
}

/** A subscription's first charge may get its name after it was known to be paid: what is told of that charge later is found by it. */
async function recordTransaction(tx: Transaction, { intent, event }: SettlementContext) {
  const { transaction } = event.facts ?? {}
  if (intent.state !== 'settled' || event.state !== 'settled' || transaction === undefined || transaction === intent.transaction) return
  await tx.update(paymentIntents).set({ transaction }).where(eq(paymentIntents.id, intent.id))
}

async function acceptPayment(ctx: Ctx, tx: Transaction, settling: SettlementContext) {
  const { order, intent, event } = settling
  const paid = {
    orderId: order.id,
    to: 'paid',
    actor: providerActor(intent),
    detail: { intentId: intent.id, transaction: event.facts?.transaction },
  } as const
  if ((await transitionOrder(ctx, tx, paid)) === 'outOfStock') return refundOverpayment(ctx, tx, settling)
  await updateIntent(ctx, tx, settling, 'settled')
  // A part may have been withdrawn from before the money for the whole came.
  for (const { id, cents } of await loadWithdrawnParts(tx, order)) {
    await requestRefund(ctx, tx, { orderId: order.id, key: `withdrawal.${id}`, cents })
  }
  // Another try may have been begun meanwhile: it is given up as soon as the provider has been asked.
  await tx
    .update(paymentIntents)
    .set({ nextCheckAt: ctx.now() })
    .where(and(eq(paymentIntents.orderId, order.id), eq(paymentIntents.state, 'open')))
}

const reasons = {
  late: 'Plaćanje je stiglo nakon što je narudžba otkazana.',
  twice: 'Narudžba je već bila plaćena.',
}

/** Money came that the order has no use for: somebody else has its pieces, it was given up, or it is paid already. The buyer hears of it (faults 8). */
async function refundOverpayment(ctx: Ctx, tx: Transaction, settling: SettlementContext) {
  const { intent, order } = settling
  await updateIntent(ctx, tx, settling, 'surplus')
  await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key: 'all', amountCents: intent.amountCents, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()
  await queueJob(tx, 'payment', { intentId: intent.id })
  await auditPayment(ctx, tx, settling, 'payment.surplus')
  // Of a month that could not be delivered they heard when its order was made (renew-order.ts).
  if (intent.subscription?.renews === undefined) {
    const isLate = order.status === 'cancelled' || order.status === 'withdrawn'
    const words = { reason: isLate ? reasons.late : reasons.twice, endsSubscription: isLate && intent.subscription !== null }
    await notifyBuyer(ctx, tx, { template: 'orderRefunded', order, back: intent.amountCents, ...words })
  }
  log('warn', 'a payment goes back: its order has no use for it', { order: order.number, intent: intent.id })
}

/** The money went back, by our wish or at the provider's. */
async function applyFullRefund(ctx: Ctx, tx: Transaction, settling: SettlementContext) {
  const { order, intent } = settling
  const wasOrders = intent.state === 'settled'
  await recordFullRefund(ctx, tx, intent)
  const isOver = order.status === 'refunded' || order.status === 'awaiting_payment'
  if (wasOrders && !isOver) {
    await transitionOrder(ctx, tx, { orderId: order.id, to: 'refunded', actor: providerActor(intent), detail: { intentId: intent.id } })
  }
  await updateIntent(ctx, tx, settling, 'refunded')
}

/** The provider speaks of another amount, account or order: nobody is paid by that, and nothing is given back without a person's look. */
async function markSuspect(ctx: Ctx, tx: Transaction, settling: SettlementContext) {
  await updateIntent(ctx, tx, settling, 'suspect')
  await auditPayment(ctx, tx, settling, 'payment.mismatch')
  log('error', 'a provider speaks of another payment than ours', {
    order: settling.order.number,
    intent: settling.intent.id,
    mismatch: settling.event.mismatch,
  })
}

async function updateIntent(ctx: Ctx, tx: Transaction, { intent, event }: SettlementContext, state: IntentState) {
  const { facts, reason, mismatch } = event
  await tx
    .update(paymentIntents)
    .set({
      state,
      nextCheckAt: state === 'settled' || state === 'refunded' ? nextRenewalCheck(ctx, intent) : null,
      updatedAt: ctx.now(),
      transaction: facts?.transaction ?? intent.transaction,
      detail: { ...intent.detail, ...(reason ? { reason } : {}), ...(mismatch ? { mismatch } : {}) },
    })
    .where(eq(paymentIntents.id, intent.id))
}

async function auditPayment(ctx: Ctx, tx: Transaction, { order, intent, event }: SettlementContext, action: string) {
  const detail = { intentId: intent.id, transaction: event.facts?.transaction, ...event.mismatch }
  await audit(ctx, tx, { actor: providerActor(intent), action, target: `order:${order.id}`, detail })
}

function providerActor({ provider }: IntentRow) {
  return `provider:${provider}`
}
