import { and, eq, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'

/**
 * Whose data. Identified by the `account`: what belongs to it; by the `address`: also what the verified address alone leads to (docs/rules/privacy.md#erasure-by-address);
 * by the `mailbox`: also guest orders, for who has proven to own it (docs/rules/privacy.md#privacy-identity).
 */
export type Person = { siteId: number; userId: number | null; email: string; identifiedBy: 'account' | 'address' | 'mailbox' }

/**
 * Whether an address is the person's. A proven mailbox has all of its addresses, for dots of Gmail and what follows a plus make no other person, but for
 * those of other accounts: each of them asks for itself (docs/rules/privacy.md#privacy-identity).
 */
export function isAddressOf({ siteId, userId, email, identifiedBy }: Person, address: AnyColumn | SQL): SQL {
  if (identifiedBy !== 'mailbox') return sql`${address} = ${email}`
  return sql`izlog_mailbox(${address}) = izlog_mailbox(${email}::text) and not exists (
    select from ${users} other_account where other_account.site_id = ${siteId}
      and other_account.email = lower(${address}) and other_account.id is distinct from ${userId}::int)`
}

/** Whether a record's account is the person's, or none. */
export function isNoOtherAccount({ userId }: Pick<Person, 'userId'>, account: AnyColumn): SQL | undefined {
  return or(isNull(account), userId === null ? undefined : eq(account, userId))
}

/** Orders of the account, and of nobody with the address. */
export function isOrderOf(person: Person): SQL | undefined {
  const { siteId, userId, identifiedBy } = person
  const ofAccount = userId === null ? undefined : eq(orders.userId, userId)
  const ofAddress = identifiedBy === 'mailbox' ? and(isNull(orders.userId), isAddressOf(person, orders.email)) : undefined
  // Without either, nothing.
  return and(eq(orders.siteId, siteId), or(ofAccount, ofAddress) ?? eq(orders.id, 0))
}

/** The ids of the orders, locked: those that are placed afterwards stay as they are. */
export async function lockOrders(tx: Transaction, person: Person): Promise<number[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(isOrderOf(person)).orderBy(orders.id).for('no key update')
  return rows.map(({ id }) => id)
}
