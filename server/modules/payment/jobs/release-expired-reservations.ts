import { and, asc, eq, lte, not, sql } from 'drizzle-orm'
import { PaymentError } from '@/server/adapters/payment/payment-error'
import { findProvider } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { shopContext } from '@/server/core/shop-context'
import { settleIntent } from '@/server/modules/payment/settle/settle-intent'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'

/** So many in a turn; the next turn takes the next. */
const batchSize = 50

const minuteMs = 60_000
/** A provider that does not answer is asked again after so long, ms. */
const retryMs = 2 * minuteMs
/** After so long a silence of its provider an order is given up without an answer, ms: twice as long as further tries keep its pieces (retry.ts). */
const silenceLimitMs = 120 * minuteMs

/**
 * Gives up orders that nobody paid while their pieces were kept: the pieces and the coupon go back, and the buyer hears of it. The provider is asked
 * first: the shopper may have paid and never come back. Money that comes all the same revives such an order, or goes back (settle). Every instance may
 * do it: an order that another one holds is left to it.
 * @returns how many were given up
 */
export async function releaseExpiredReservations(now: () => Date = () => new Date()): Promise<number> {
  const lapsed = await database()
    .db.select({ id: orders.id, siteId: orders.siteId })
    .from(orders)
    .where(isExpired(now()))
    .orderBy(asc(orders.reservedUntil))
    .limit(batchSize)
  let released = 0
  for (const { id, siteId } of lapsed) {
    const isReleased = await releaseOrder(id, siteId, now).catch((error: unknown) => {
      log('warn', 'a lapsed order could not be given up and will be tried again', { order: id, error })
      return false
    })
    if (isReleased) released++
  }
  return released
}

/** Looked at once more under the lock: the shopper may have paid, or begun to pay anew. */
async function releaseOrder(orderId: number, siteId: number, now: () => Date): Promise<boolean> {
  const ctx = await shopContext(siteId, now)
  const unanswered = await askProvider(ctx, orderId)
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isExpired(now())))
      .for('update', { skipLocked: true })
    if (!order) return false
    if (unanswered !== null && (await shouldWait(tx, unanswered, now()))) {
      const reservedUntil = new Date(now().getTime() + retryMs)
      await tx.update(orders).set({ reservedUntil }).where(eq(orders.id, orderId))
      return false
    }
    const detail = { lapsed: true, unanswered: unanswered !== null }
    return (await transitionOrder(ctx, tx, { orderId, to: 'cancelled', actor: 'shop', detail })) === 'done'
  })
}

/** @returns the intent whose provider does not answer, or cannot be asked from here; null when it does, or there is nothing to ask about */
async function askProvider(ctx: Ctx, orderId: number): Promise<number | null> {
  const [open] = await ctx.db
    .select({ id: paymentIntents.id, provider: paymentIntents.provider })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'open')))
  if (!open) return null
  if (!findProvider(open.provider)) {
    log('warn', 'a lapsed order has a provider that is not set up any more', { order: orderId, provider: open.provider })
    return open.id
  }
  try {
    await settleIntent(ctx, open.id)
    return null
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    log('warn', 'a provider does not answer about a lapsed order', { order: orderId, error })
    return open.id
  }
}

/** Remembers since when its provider is silent. Money that was on its way when it last answered is waited for until it says more. */
async function shouldWait(tx: Transaction, intentId: number, now: Date): Promise<boolean> {
  const isSilent = and(eq(paymentIntents.id, intentId), eq(paymentIntents.state, 'open'))
  const [intent] = await tx.select({ detail: paymentIntents.detail }).from(paymentIntents).where(isSilent).for('update')
  // It has ended meanwhile: the next turn sees what follows.
  if (!intent) return true
  const { isMoving = false, silentSince = now.toISOString() } = intent.detail
  await tx
    .update(paymentIntents)
    .set({ detail: { ...intent.detail, silentSince } })
    .where(isSilent)
  return isMoving || now.getTime() - Date.parse(silentSince) < silenceLimitMs
}

/** Money that a person has to look at may have come. */
function isExpired(now: Date) {
  const isSuspect = sql`exists (select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'suspect')`
  return and(eq(orders.stockState, 'reserved'), eq(orders.status, 'awaiting_payment'), lte(orders.reservedUntil, now), not(isSuspect))
}
