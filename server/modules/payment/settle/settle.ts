import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { PaymentFacts } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { auditLog } from '@/server/db/schema/site'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueJob } from '@/server/adapters/queue/queue-job'
import { log } from '@/server/core/log'
import type { IntentRow, IntentState } from '@/server/modules/payment/intents/intents'
import { renewalCheck } from '@/server/modules/payment/intents/new-intent'
import { noteAllBack, requestRefund } from '@/server/modules/payment/refund/refunds'
import { decideSettlement, type PaymentEvent, type PaymentStanding } from './decide-settlement'
import { tellBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { withdrawnParts } from '@/server/modules/order/withdrawals/load-withdrawals'

/** `facts` where money has moved or may; `reason` for people. */
export type Event = { state: PaymentEvent; facts?: PaymentFacts; reason?: string; mismatch?: Record<string, unknown> }

type OrderRow = typeof orders.$inferSelect
type Settling = { order: OrderRow; intent: IntentRow; event: Event }

/**
 * Takes in what is known of a payment (DESIGN 7): one rule for the return page, the provider's notice and the sweep, and the same again changes
 * nothing. Everything of it stands in one transaction; the provider is never asked in it.
 * @returns what the caller must ask the provider to do now; its answer is the next event
 */
export async function settle(ctx: Ctx, intentId: number, event: Event): Promise<'capture' | 'void' | null> {
  return inTransaction(ctx, async (tx) => {
    const found = await lock(tx, intentId)
    if (!found) return null
    const settling = { ...found, event: await withoutReplay(tx, found.intent, event) }
    const decision = decideSettlement(await standingOf(tx, settling), settling.event.state)
    switch (decision) {
      case 'nothing':
        await noteAnswer(tx, settling)
        await noteMove(tx, settling)
        return null
      case 'wait':
        await noteAnswer(tx, settling)
        await keepPieces(ctx, tx, settling)
        return null
      case 'capture':
      case 'void':
        return decision
      case 'accept':
        await accept(ctx, tx, settling)
        return null
      case 'giveBack':
        await giveBack(ctx, tx, settling)
        return null
      case 'fail':
        await write(ctx, tx, settling, 'failed')
        return null
      case 'giveUp':
        await write(ctx, tx, settling, 'voided')
        return null
      case 'returned':
        await takeReturned(ctx, tx, settling)
        return null
      case 'suspect':
        await suspect(ctx, tx, settling)
        return null
    }
    decision satisfies never
    return null
  })
}

/** The order first, as everybody who changes it does; then the intent is ours too. */
async function lock(tx: Transaction, intentId: number) {
  const ofIntent = sql`(select order_id from payment_intents where id = ${intentId})`
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofIntent)).for('update')
  const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, intentId)).for('update')
  return order && intent ? { order, intent } : null
}

/** Money that has paid another try pays nothing twice (faults 19). */
async function withoutReplay(tx: Transaction, intent: IntentRow, event: Event): Promise<Event> {
  if (event.state !== 'settled' || !event.facts) return event
  const { transaction } = event.facts
  const [other] = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.provider, intent.provider), eq(paymentIntents.transaction, transaction), ne(paymentIntents.id, intent.id)))
  return other ? { state: 'mismatch', mismatch: { transaction, paidIntent: other.id } } : event
}

async function standingOf(tx: Transaction, { order, intent, event }: Settling): Promise<PaymentStanding> {
  const isLate = order.status === 'cancelled' && (event.state === 'approved' || event.state === 'settled')
  return {
    intent: intent.state,
    order: order.status,
    isRevivable: isLate && (await hasLapsed(tx, order.id)),
    hasPieces: order.stockState !== 'released' || (isLate && (await areOnShelf(tx, order.id))),
  }
}

/** Whether the shop itself gave the order up, because nobody paid in time. What was only noted since changes nothing of that. */
async function hasLapsed(tx: Transaction, orderId: number) {
  const [last] = await tx
    .select({ to: orderEvents.to, actor: orderEvents.actor })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.from} is distinct from ${orderEvents.to}`))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return last?.to === 'cancelled' && last.actor === 'shop'
}

/** As it looks now; whoever takes them looks again under the lock. */
async function areOnShelf(tx: Transaction, orderId: number) {
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
const movingMs = 2 * 3600 * 1000

async function keepPieces(ctx: Ctx, tx: Transaction, { order }: Settling) {
  const until = new Date(ctx.now().getTime() + movingMs)
  const isShorter = and(eq(orders.id, order.id), eq(orders.stockState, 'reserved'), lt(orders.reservedUntil, until))
  await tx.update(orders).set({ reservedUntil: until }).where(isShorter)
}

/** What its provider said last, should it be silent when the order lapses (release-lapsed.ts). */
async function noteAnswer(tx: Transaction, { intent, event }: Settling) {
  const { isMoving: wasMoving = false, silentSince, ...detail } = intent.detail
  const isMoving = event.state === 'moving'
  if (intent.state !== 'open' || (isMoving === wasMoving && silentSince === undefined)) return
  await tx
    .update(paymentIntents)
    .set({ detail: isMoving ? { ...detail, isMoving } : detail })
    .where(eq(paymentIntents.id, intent.id))
}

/** A subscription's first charge may get its name after it was known to be paid: what is told of that charge later is found by it. */
async function noteMove(tx: Transaction, { intent, event }: Settling) {
  const { transaction } = event.facts ?? {}
  if (intent.state !== 'settled' || event.state !== 'settled' || transaction === undefined || transaction === intent.transaction) return
  await tx.update(paymentIntents).set({ transaction }).where(eq(paymentIntents.id, intent.id))
}

async function accept(ctx: Ctx, tx: Transaction, settling: Settling) {
  const { order, intent, event } = settling
  const paid = {
    orderId: order.id,
    to: 'paid',
    actor: actorOf(intent),
    detail: { intentId: intent.id, transaction: event.facts?.transaction },
  } as const
  if ((await transitionOrder(tx, ctx, paid)) === 'outOfStock') return giveBack(ctx, tx, settling)
  await write(ctx, tx, settling, 'settled')
  // A part may have been withdrawn from before the money for the whole came.
  for (const { id, cents } of await withdrawnParts(tx, order)) {
    await requestRefund(tx, ctx, { orderId: order.id, key: `withdrawal.${id}`, cents })
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
async function giveBack(ctx: Ctx, tx: Transaction, settling: Settling) {
  const { intent, order } = settling
  await write(ctx, tx, settling, 'surplus')
  await tx
    .insert(paymentRefunds)
    .values({ intentId: intent.id, key: 'all', amountCents: intent.amountCents, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()
  await queueJob(tx, 'payment', { intentId: intent.id })
  await audit(ctx, tx, settling, 'payment.surplus')
  // Of a month that could not be delivered they heard when its order was made (renew-order.ts).
  if (intent.subscription?.renews === undefined) {
    const isLate = order.status === 'cancelled' || order.status === 'withdrawn'
    const words = { reason: isLate ? reasons.late : reasons.twice, endsSubscription: isLate && intent.subscription !== null }
    await tellBuyer(ctx, tx, { template: 'orderRefunded', order, back: intent.amountCents, ...words })
  }
  log('warn', 'a payment goes back: its order has no use for it', { order: order.number, intent: intent.id })
}

/** The money went back, by our wish or at the provider's. */
async function takeReturned(ctx: Ctx, tx: Transaction, settling: Settling) {
  const { order, intent } = settling
  const wasOrders = intent.state === 'settled'
  await noteAllBack(ctx, tx, intent)
  const isOver = order.status === 'refunded' || order.status === 'awaiting_payment'
  if (wasOrders && !isOver) {
    await transitionOrder(tx, ctx, { orderId: order.id, to: 'refunded', actor: actorOf(intent), detail: { intentId: intent.id } })
  }
  await write(ctx, tx, settling, 'refunded')
}

/** The provider speaks of another amount, account or order: nobody is paid by that, and nothing is given back without a person's look. */
async function suspect(ctx: Ctx, tx: Transaction, settling: Settling) {
  await write(ctx, tx, settling, 'suspect')
  await audit(ctx, tx, settling, 'payment.mismatch')
  log('error', 'a provider speaks of another payment than ours', {
    order: settling.order.number,
    intent: settling.intent.id,
    mismatch: settling.event.mismatch,
  })
}

async function write(ctx: Ctx, tx: Transaction, { intent, event }: Settling, state: IntentState) {
  const { facts, reason, mismatch } = event
  await tx
    .update(paymentIntents)
    .set({
      state,
      nextCheckAt: state === 'settled' || state === 'refunded' ? renewalCheck(ctx, intent) : null,
      updatedAt: ctx.now(),
      transaction: facts?.transaction ?? intent.transaction,
      detail: { ...intent.detail, ...(reason ? { reason } : {}), ...(mismatch ? { mismatch } : {}) },
    })
    .where(eq(paymentIntents.id, intent.id))
}

async function audit(ctx: Ctx, tx: Transaction, { order, intent, event }: Settling, action: string) {
  await tx.insert(auditLog).values({
    siteId: order.siteId,
    at: ctx.now(),
    actor: actorOf(intent),
    action,
    target: `order:${order.id}`,
    requestId: ctx.requestId,
    detail: { intentId: intent.id, transaction: event.facts?.transaction, ...event.mismatch },
  })
}

function actorOf({ provider }: IntentRow) {
  return `provider:${provider}`
}
