import { and, asc, eq, lte, not } from 'drizzle-orm'
import { ProviderError } from '@/server/adapters/http/provider-error'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { hasSuspectPayment } from '@/server/modules/payment/intents/money-moving'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'

/** Orders handled in one run. */
const batchSize = 50

const minuteMs = 60_000
/** Pause before an unresponsive provider is asked again, ms. */
const retryPauseMs = 2 * minuteMs
/** How long a provider may be unresponsive before its order is cancelled, ms: twice as long as retries can extend a reservation. */
const unresponsiveLimitMs = 120 * minuteMs

/**
 * Cancels unpaid orders whose reservation expired (docs/rules/orders.md#reservation-expiry). The provider is asked first, because the shopper may have paid
 * without coming back. Every instance may run it: locked orders are skipped.
 * @returns how many were cancelled
 */
export async function cancelExpiredOrders(now: () => Date = () => new Date()): Promise<number> {
  const expired = await database()
    .db.select({ id: orders.id, siteId: orders.siteId })
    .from(orders)
    .where(isExpired(now()))
    .orderBy(asc(orders.reservedUntil))
    .limit(batchSize)
  let cancelled = 0
  for (const { id, siteId } of expired) {
    const isCancelled = await cancelExpiredOrder(id, siteId, now).catch((error: unknown) => {
      log('warn', 'an expired order could not be cancelled and will be retried', { order: id, error })
      return false
    })
    if (isCancelled) cancelled++
  }
  return cancelled
}

/** Re-checks under the lock: the shopper may have paid or started a new payment. */
async function cancelExpiredOrder(orderId: number, siteId: number, now: () => Date): Promise<boolean> {
  const ctx = await systemContext(siteId, now)
  const unanswered = await askProvider(ctx, orderId)
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isExpired(now())))
      .for('update', { skipLocked: true })
    if (!order) return false
    if (unanswered !== null && (await shouldWait(tx, unanswered, now()))) {
      const reservedUntil = new Date(now().getTime() + retryPauseMs)
      await tx.update(orders).set({ reservedUntil }).where(eq(orders.id, orderId))
      return false
    }
    const detail = { lapsed: true, unanswered: unanswered !== null }
    return (await transitionOrder(ctx, tx, { orderId, to: 'cancelled', actor: 'shop', detail })) === 'done'
  })
}

/** @returns the intent whose provider does not answer or is not configured; null if it answered or nothing is open */
async function askProvider(ctx: Ctx, orderId: number): Promise<number | null> {
  const [open] = await ctx.db
    .select({ id: paymentIntents.id, provider: paymentIntents.provider })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.state, 'open')))
  if (!open) return null
  if (!findProvider(open.provider)) {
    log('warn', 'an expired order has a provider that is no longer configured', { order: orderId, provider: open.provider })
    return open.id
  }
  try {
    await syncPayment(ctx, open.id)
    return null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log('warn', 'a provider does not answer about an expired order', { order: orderId, error })
    return open.id
  }
}

/** Stores since when the provider is unresponsive. Waits without a limit if its last answer was that money is on the way. */
async function shouldWait(tx: Transaction, intentId: number, now: Date): Promise<boolean> {
  const isOpenIntent = and(eq(paymentIntents.id, intentId), eq(paymentIntents.state, 'open'))
  const [intent] = await tx.select({ detail: paymentIntents.detail }).from(paymentIntents).where(isOpenIntent).for('update')
  // The intent was decided meanwhile; the next run sees the result.
  if (!intent) return true
  const { isPending = false, silentSince = now.toISOString() } = intent.detail
  await tx
    .update(paymentIntents)
    .set({ detail: { ...intent.detail, silentSince } })
    .where(isOpenIntent)
  return isPending || now.getTime() - Date.parse(silentSince) < unresponsiveLimitMs
}

/** A suspect payment may have brought money, so its order does not expire. */
function isExpired(now: Date) {
  return and(
    eq(orders.stockState, 'reserved'),
    eq(orders.status, 'awaiting_payment'),
    lte(orders.reservedUntil, now),
    not(hasSuspectPayment),
  )
}
