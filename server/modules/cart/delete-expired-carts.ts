import { and, asc, eq, inArray, isNull, lt, ne, notExists } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { guests } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'

const batchSize = 500
const retentionDays = 90

/**
 * Deletes expired carts with their guests' data, one batch a run (docs/rules/cart.md#cart-retention). Safe on several instances: skips locked rows.
 * @returns the number of deleted carts
 */
export async function deleteExpiredCarts(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  return inTransaction({ db }, async (tx) => {
    const expired = await tx
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
    if (expired.length === 0) return 0
    await tx.delete(carts).where(
      inArray(
        carts.id,
        expired.map(({ id }) => id),
      ),
    )
    const guestIds = expired.flatMap(({ guestId }) => guestId ?? [])
    if (guestIds.length > 0) await tx.delete(guests).where(inArray(guests.id, guestIds))
    return expired.length
  })
}
