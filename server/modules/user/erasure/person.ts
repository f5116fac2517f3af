import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'

/**
 * Whose data. `account`: what belongs to the account; `records`: also what the verified address alone leads to (docs/rules/privacy.md#erasure-by-address);
 * `mailbox`: also guest orders of the address, for who has proven to be its owner (docs/rules/privacy.md#privacy-identity).
 */
export type Person = { siteId: number; userId: number | null; email: string; reach: 'account' | 'records' | 'mailbox' }

/** Orders of the account, and of nobody with the address. */
export function isOrderOf({ siteId, userId, email, reach }: Person): SQL | undefined {
  const ofAccount = userId === null ? undefined : eq(orders.userId, userId)
  const ofAddress = reach === 'mailbox' ? and(isNull(orders.userId), eq(orders.email, email)) : undefined
  // Without either, nothing.
  return and(eq(orders.siteId, siteId), or(ofAccount, ofAddress) ?? eq(orders.id, 0))
}

/** The ids of the orders, locked: those that are placed afterwards stay as they are. */
export async function lockOrders(tx: Transaction, person: Person): Promise<number[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(isOrderOf(person)).orderBy(orders.id).for('no key update')
  return rows.map(({ id }) => id)
}
