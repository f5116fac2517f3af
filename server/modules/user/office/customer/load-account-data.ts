import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import type { Tx } from '@/server/db/client'
import { consentLog, consents } from '@/server/db/schema/consent'
import { formEntries } from '@/server/db/schema/form'
import { addresses } from '@/server/db/schema/user'
import { answerLines, excerptOf } from '@/server/modules/cms/form/answer-lines'
import { selectEntries } from '@/server/modules/cms/form/office/entries'
import { isProven } from '@/server/modules/gdpr/web/consent/proven'
import { isOrderOf, maxShown, type RecordOwner } from './load-orders'

/** The address book; a guest has none. */
export async function loadAddresses(tx: Tx, { userId }: RecordOwner): Promise<Customer['addresses']> {
  if (userId === null) return []
  const rows = await tx.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id))
  return rows.map((row) => ({
    type: row.type,
    name: `${row.firstName} ${row.lastName}`.trim(),
    company: row.companyName ?? '',
    street: `${row.street} ${row.houseNumber}`.trim(),
    place: `${row.zipCode} ${row.city}`.trim(),
    phone: row.contactPhone,
  }))
}

export async function loadMessages(tx: Tx, { siteId, email }: RecordOwner): Promise<Customer['messages']> {
  const rows = await selectEntries(tx, { id: siteId }, eq(formEntries.email, email)).orderBy(desc(formEntries.id)).limit(maxShown)
  return rows.map(({ entry, form }) => ({
    id: entry.id,
    form: form.title,
    excerpt: excerptOf(answerLines(entry)),
    at: entry.createdAt.toISOString(),
    isHandled: entry.handledAt !== null,
  }))
}

/** Statements by the account, and those for its address, proven or not. */
export async function loadConsents(tx: Tx, owner: RecordOwner): Promise<Customer['consents']> {
  const { siteId, userId, email } = owner
  const isOwn = userId === null ? eq(consentLog.email, email) : or(eq(consentLog.userId, userId), eq(consentLog.email, email))
  const rows = await tx
    .select({
      name: consents.name,
      version: consents.version,
      given: consentLog.status,
      source: consentLog.sourceType,
      at: consentLog.statusAt,
      isProven: isProven(tx, { userId, isOwnOrder: isOrderOf(owner) }),
    })
    .from(consentLog)
    .innerJoin(consents, eq(consents.id, consentLog.consentId))
    .where(and(eq(consentLog.siteId, siteId), isOwn))
    .orderBy(desc(consentLog.statusAt), desc(consentLog.id))
    .limit(maxShown)
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}
