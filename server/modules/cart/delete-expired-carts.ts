import { and, asc, eq, inArray, isNull, lt, ne, notExists } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { guests } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'

/** So many in a turn; the next turn takes the next. */
const batchSize = 500
const retentionDays = 90

/**
 * Takes away carts that belong to nobody and that nobody touched for three months, with what their guests had typed. A cart that became an order stays
 * with it, and so does a user's. Every instance may do it: a cart that somebody is just opening is left alone.
 * @returns how many went
 */
export async function deleteExpiredCarts(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  return inTransaction({ db }, async (tx) => {
    const old = await tx
      .select({ id: carts.id, guestId: carts.guestId })
      .from(carts)
      .where(
        and(
          ne(carts.status, 'ordered'),
          isNull(carts.userId),
          lt(carts.updatedAt, limit),
          notExists(tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, carts.id))),
        ),
      )
      .orderBy(asc(carts.updatedAt))
      .limit(batchSize)
      .for('update', { of: carts, skipLocked: true })
    if (old.length === 0) return 0
    await tx.delete(carts).where(
      inArray(
        carts.id,
        old.map(({ id }) => id),
      ),
    )
    const left = old.flatMap(({ guestId }) => guestId ?? [])
    if (left.length > 0) await tx.delete(guests).where(inArray(guests.id, left))
    return old.length
  })
}
