import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'

/**
 * Whether one of the addresses leads to a blocked mailbox; dots of Gmail and what follows a plus do not help (docs/rules/customers.md#block).
 * An order that is being placed while the block is written stands.
 */
export async function isBlocked(tx: Tx, site: Pick<SiteInfo, 'id'>, emails: readonly string[]): Promise<boolean> {
  const known = emails.filter(Boolean)
  if (known.length === 0) return false
  const mailboxes = sql.join(
    known.map((email) => sql`izlog_mailbox(${email})`),
    sql`, `,
  )
  const isTheirs = sql`izlog_mailbox(${customers.email}) in (${mailboxes})`
  return (await tx.$count(customers, and(eq(customers.siteId, site.id), isNotNull(customers.blockedAt), isTheirs))) > 0
}

/** @throws CUSTOMER_BLOCKED */
export async function refuseBlocked(tx: Tx, site: Pick<SiteInfo, 'id'>, emails: readonly string[]) {
  if (await isBlocked(tx, site, emails)) throw new AppError('CUSTOMER_BLOCKED')
}
