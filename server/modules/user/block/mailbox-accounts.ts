import { and, asc, eq, sql } from 'drizzle-orm'
import type { SiteInfo } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { users } from '@/server/db/schema/user'

type Site = Pick<SiteInfo, 'id'>

/** Serializes opening an account at a mailbox and blocking the mailbox. Taken first, before any row (docs/rules/customers.md#block). */
export async function lockMailbox(tx: Transaction, { id }: Site, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${id}::int, hashtext('account ' || izlog_mailbox(${email}::text)))`)
}

/** The accounts of a mailbox, locked in the order of their ids. */
export async function lockMailboxAccounts(tx: Transaction, { id }: Site, email: string) {
  return tx
    .select({ id: users.id, email: users.email, isBackoffice: users.isBackoffice })
    .from(users)
    .where(and(eq(users.siteId, id), sql`izlog_mailbox(${users.email}) = izlog_mailbox(${email}::text)`))
    .orderBy(asc(users.id))
    .for('no key update')
}
