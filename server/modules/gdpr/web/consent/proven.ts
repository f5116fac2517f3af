import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { consentLog } from '@/server/db/schema/consent'
import { orders } from '@/server/db/schema/order'

type Subject = {
  userId: number | null
  /** Condition on `orders`: those of the person. */
  isOwnOrder: SQL | undefined
}

/**
 * SQL: whether a line of the log was stated by the person: by the account, through a mailed link, or with the cart of an order
 * (docs/rules/privacy.md#consent-subject).
 */
export function isProven(tx: Tx, { userId, isOwnOrder }: Subject): SQL<boolean> {
  const ownCarts = tx.select({ id: orders.cartId }).from(orders).where(isOwnOrder)
  const byAccount = userId === null ? undefined : eq(consentLog.userId, userId)
  return sql<boolean>`coalesce(${or(byAccount, eq(consentLog.byMailedLink, true), inArray(consentLog.cartId, ownCarts))}, false)`
}
