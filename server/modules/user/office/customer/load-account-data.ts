import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import type { Tx } from '@/server/db/client'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { consentLog, consents } from '@/server/db/schema/consent'
import { formEntries } from '@/server/db/schema/form'
import { orders } from '@/server/db/schema/order'
import { addresses } from '@/server/db/schema/user'
import { answerLines, excerptOf } from '@/server/modules/cms/form/answer-lines'
import { selectEntries } from '@/server/modules/cms/form/office/entries'
import { byProof, consentProof } from '@/server/modules/gdpr/web/consent/consent-proof'
import { isOrderOf, maxShown, type RecordOwner } from './load-orders'

/** The address book; a guest, who has none, is reached as the newest order says. */
export async function loadAddresses(tx: Tx, owner: RecordOwner): Promise<Customer['addresses']> {
  const { userId } = owner
  const rows = userId === null ? [] : await tx.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id))
  if (rows.length > 0) return rows.map((row) => ({ type: row.type, ...addressLine(row) }))
  const [order] = await tx
    .select({ billing: orders.billing, shipping: orders.shipping })
    .from(orders)
    .where(isOrderOf(owner))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  if (!order) return []
  const billing = addressLine(AddressSnapshot.parse(order.billing))
  const shipping = order.shipping === null ? billing : addressLine(AddressSnapshot.parse(order.shipping))
  const isSame = JSON.stringify(shipping) === JSON.stringify(billing)
  return [{ type: 'billing', ...billing }, ...(isSame ? [] : [{ type: 'shipping' as const, ...shipping }])]
}

type AddressParts = Record<'firstName' | 'lastName' | 'street' | 'houseNumber' | 'zipCode' | 'city' | 'contactPhone', string> & {
  companyName?: string | null
}

function addressLine({ firstName, lastName, companyName, street, houseNumber, zipCode, city, contactPhone }: AddressParts) {
  return {
    name: `${firstName} ${lastName}`.trim(),
    company: companyName ?? '',
    street: `${street} ${houseNumber}`.trim(),
    place: `${zipCode} ${city}`.trim(),
    phone: contactPhone,
  }
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

/** Statements by the account, and those for its address: the proven ones first, so that what anybody states pushes none of them off. */
export async function loadConsents(tx: Tx, owner: RecordOwner): Promise<Customer['consents']> {
  const { siteId, userId, email } = owner
  const isOwn = userId === null ? eq(consentLog.email, email) : or(eq(consentLog.userId, userId), eq(consentLog.email, email))
  const proof = consentProof(tx, { userId, isOwnOrder: isOrderOf(owner) })
  const rows = await tx
    .select({
      name: consents.name,
      version: consents.version,
      given: consentLog.status,
      source: consentLog.sourceType,
      at: consentLog.statusAt,
      proof,
    })
    .from(consentLog)
    .innerJoin(consents, eq(consents.id, consentLog.consentId))
    .where(and(eq(consentLog.siteId, siteId), isOwn))
    .orderBy(byProof(proof), desc(consentLog.statusAt), desc(consentLog.id))
    .limit(maxShown)
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}
