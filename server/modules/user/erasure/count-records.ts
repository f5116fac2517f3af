import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PersonRecord } from '@/lib/api/v1/gdpr/office/request.schema'
import type { Tx } from '@/server/db/client'
import { downloadLinks, withdrawals } from '@/server/db/schema/after-sale'
import { seatReservations } from '@/server/db/schema/calendar'
import { carts } from '@/server/db/schema/cart'
import { comments } from '@/server/db/schema/cms'
import { consentLog } from '@/server/db/schema/consent'
import { customerNotes, customers, customerTagAssignments } from '@/server/db/schema/customer'
import { formEntries, forms } from '@/server/db/schema/form'
import { invoices } from '@/server/db/schema/invoice'
import { orderLines, orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { privacyRequests } from '@/server/db/schema/privacy'
import { stockNotices } from '@/server/db/schema/stock'
import { addresses, newsletterSubscribers, users, wishlistItems } from '@/server/db/schema/user'
import { isOpenCartOf, isOrderedCart } from './carts'
import { isAddressOf, isNoOtherAccount, isOrderOf, type Person } from './person'

/** How many records there are about a person whose mailbox is proven, as erasePerson and the archive reach them. */
export async function countRecords(tx: Tx, person: Person): Promise<{ what: PersonRecord; count: number }[]> {
  const { siteId, userId } = person
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(isOrderOf(person))
  const lines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, ownOrders))
  const siteForms = tx.select({ id: forms.id }).from(forms).where(eq(forms.siteId, siteId))
  const ofAccount = (condition: (id: number) => SQL) => (userId === null ? sql`false` : condition(userId))
  const customer = tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.siteId, siteId), isAddressOf(person, customers.email)))
  const conditions: [PersonRecord, PgTable, SQL | undefined][] = [
    ['account', users, ofAccount((id) => eq(users.id, id))],
    [
      'addresses',
      addresses,
      or(
        ofAccount((id) => eq(addresses.userId, id)),
        inArray(addresses.guestId, guestsOf(tx, person)),
      ),
    ],
    ['wishlist', wishlistItems, ofAccount((id) => eq(wishlistItems.userId, id))],
    ['comments', comments, ofAccount((id) => eq(comments.userId, id))],
    ['carts', carts, isOpenCartOf(tx, person)],
    ['notes', customerNotes, inArray(customerNotes.customerId, customer)],
    ['tags', customerTagAssignments, inArray(customerTagAssignments.customerId, customer)],
    ['newsletter', newsletterSubscribers, and(eq(newsletterSubscribers.siteId, siteId), isAddressOf(person, newsletterSubscribers.email))],
    ['stockNotices', stockNotices, and(eq(stockNotices.siteId, siteId), isAddressOf(person, stockNotices.email))],
    ['seats', seatReservations, and(eq(seatReservations.siteId, siteId), isAddressOf(person, seatReservations.email))],
    ['formEntries', formEntries, and(inArray(formEntries.formId, siteForms), isAddressOf(person, formEntries.email))],
    ['mails', outbox, isMailOf(tx, person)],
    ['downloads', downloadLinks, inArray(downloadLinks.orderLineId, lines)],
    ['orders', orders, isOrderOf(person)],
    ['withdrawals', withdrawals, inArray(withdrawals.orderId, ownOrders)],
    [
      'requests',
      privacyRequests,
      and(eq(privacyRequests.siteId, siteId), isAddressOf(person, privacyRequests.email), ne(privacyRequests.state, 'unconfirmed')),
    ],
    ['invoices', invoices, inArray(invoices.orderId, ownOrders)],
    [
      'consents',
      consentLog,
      and(
        eq(consentLog.siteId, siteId),
        or(
          ofAccount((id) => eq(consentLog.userId, id)),
          isAddressOf(person, consentLog.email),
        ),
      ),
    ],
    ['block', customers, and(eq(customers.siteId, siteId), isAddressOf(person, customers.email), isNotNull(customers.blockedAt))],
  ]
  const counts: { what: PersonRecord; count: number }[] = []
  for (const [what, table, condition] of conditions) counts.push({ what, count: await tx.$count(table, condition) })
  return counts
}

function guestsOf(tx: Tx, person: Person) {
  return tx
    .select({ id: carts.guestId })
    .from(carts)
    .where(and(isNotNull(carts.guestId), or(isOpenCartOf(tx, person), isOrderedCart(tx, isOrderOf(person)))))
}

/** Mails to the proven address or of the account, and about the person's orders to any address. */
function isMailOf(tx: Tx, person: Person): SQL | undefined {
  const { siteId, userId } = person
  const numbers = tx.select({ number: orders.number }).from(orders).where(isOrderOf(person))
  const about = sql<string>`coalesce(${outbox.data} ->> 'number', ${outbox.data} -> 'order' ->> 'number')`
  const ofAccount = userId === null ? undefined : eq(outbox.userId, userId)
  const isTheirs = and(isNoOtherAccount(person, outbox.userId), or(isAddressOf(person, outbox.to), inArray(about, numbers)))
  return and(eq(outbox.siteId, siteId), or(ofAccount, isTheirs))
}
