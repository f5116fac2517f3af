import { and, asc, eq, lte, not, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { inTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { shopContext } from '@/server/shop-context'
import { transitionOrder } from './transition-order'

/** So many in a turn; the next turn takes the next. */
const batch = 50

/**
 * Gives up orders that nobody paid while their pieces were kept: the pieces and the coupon go back, and the buyer hears of it. Money that comes all the
 * same revives such an order, or goes back (settle). Every instance may do it: an order that another one holds is left to it.
 * @returns how many were given up
 */
export async function releaseLapsed(now: () => Date = () => new Date()): Promise<number> {
  const lapsed = await database()
    .db.select({ id: orders.id, siteId: orders.siteId })
    .from(orders)
    .where(hasLapsed(now()))
    .orderBy(asc(orders.reservedUntil))
    .limit(batch)
  let released = 0
  for (const { id, siteId } of lapsed) {
    const isReleased = await release(id, siteId, now).catch((error: unknown) => {
      log('warn', 'a lapsed order could not be given up and will be tried again', { order: id, error })
      return false
    })
    if (isReleased) released++
  }
  return released
}

/** Looked at once more under the lock: the shopper may have paid, or begun to pay anew. */
async function release(orderId: number, siteId: number, now: () => Date): Promise<boolean> {
  const ctx = await shopContext(siteId, now)
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), hasLapsed(now())))
      .for('update', { skipLocked: true })
    if (!order) return false
    return (await transitionOrder(tx, ctx, { orderId, to: 'cancelled', actor: 'shop', detail: { lapsed: true } })) === 'done'
  })
}

/** Money that a person has to look at may have come. */
function hasLapsed(now: Date) {
  const isSuspect = sql`exists (select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'suspect')`
  return and(eq(orders.stockState, 'reserved'), eq(orders.status, 'awaiting_payment'), lte(orders.reservedUntil, now), not(isSuspect))
}
