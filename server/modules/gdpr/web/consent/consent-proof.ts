import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { ConsentProof } from '@/lib/api/entities/consent.schema'
import type { Tx } from '@/server/db/client'
import { orderKeys } from '@/server/db/schema/after-sale'
import { consentLog } from '@/server/db/schema/consent'
import { orders } from '@/server/db/schema/order'

type Subject = {
  userId: number | null
  /** Condition on `orders`: those of the person. */
  isOwnOrder: SQL | undefined
}

/**
 * SQL: what proves that a line of the log was stated by the person (docs/rules/privacy.md#consent-subject). Whoever orders as a guest may name somebody
 * else's address, so the cart proves the person only once the order is an account's or its mailed link was opened.
 */
export function consentProof(tx: Tx, { userId, isOwnOrder }: Subject): SQL<ConsentProof> {
  const openedLink = tx
    .select({ id: orderKeys.id })
    .from(orderKeys)
    .where(and(eq(orderKeys.orderId, orders.id), eq(orderKeys.purpose, 'mailed'), isNotNull(orderKeys.usedAt)))
  const cartsOf = (condition?: SQL) => tx.select({ id: orders.cartId }).from(orders).where(and(isOwnOrder, condition))
  const byAccount = userId === null ? undefined : eq(consentLog.userId, userId)
  const confirmedCarts = cartsOf(or(isNotNull(orders.userId), exists(openedLink)))
  const isProven = or(byAccount, eq(consentLog.byMailedLink, true), inArray(consentLog.cartId, confirmedCarts))
  return sql<ConsentProof>`case when ${isProven} then 'proven' when ${inArray(consentLog.cartId, cartsOf())} then 'order' else 'none' end`
}

/** SQL, ascending: the best proof first. */
export function byProof(proof: SQL<ConsentProof>): SQL {
  return sql`array_position(array['proven', 'order', 'none'], ${proof})`
}
