import { and, eq, inArray, isNotNull, isNull, not, notExists, or, sql, type SQLWrapper } from 'drizzle-orm'
import { deleteJobsOfDeletedMails, deleteLinkJobs } from '@/server/adapters/queue/enqueue-job'
import type { Ctx } from '@/server/core/context'
import { downloadLinks, orderKeys, withdrawals } from '@/server/db/schema/after-sale'
import { seatReservations } from '@/server/db/schema/calendar'
import { comments } from '@/server/db/schema/cms'
import { cartItems, carts } from '@/server/db/schema/cart'
import { couponRedemptions, orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { shipmentLabels } from '@/server/db/schema/label'
import { orderEdits } from '@/server/db/schema/order-edit'
import { orderRefunds } from '@/server/db/schema/refund'
import { orderReturns } from '@/server/db/schema/return'
import { privacyArchives, privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { outbox } from '@/server/db/schema/outbox'
import { shipments } from '@/server/db/schema/shipment'
import { formEntries, forms } from '@/server/db/schema/form'
import { guests, newsletterSubscribers, users } from '@/server/db/schema/user'
import { stockNotices } from '@/server/db/schema/stock'
import type { Transaction } from '@/server/core/transaction'
import { commentTags } from '@/server/modules/cms/comment/comments'
import { deleteEntries } from '@/server/modules/cms/form/delete-expired-entries'
import { isOpenCartOf, isOrderedCart } from './carts'
import { isAddressOf, isNoOtherAccount, type Person } from './person'

/** Erases a person (docs/rules/privacy.md#erasure). The caller holds the account's row and the orders (`lockOrders`), and has found no open business. */
export async function erasePerson(ctx: Ctx, tx: Transaction, person: Person, orderIds: readonly number[]) {
  const { userId, identifiedBy } = person
  await eraseMails(tx, person, orderIds)
  await eraseOrders(tx, orderIds, ctx.now())
  await eraseCarts(tx, person, orderIds)
  if (identifiedBy !== 'account') await eraseByAddress(ctx, tx, person)
  if (identifiedBy !== 'account') await emptyPrivacyRequests(tx, person, ctx.now())
  if (userId !== null) {
    await invalidateComments(ctx, tx, userId)
    // Cascades to sessions, addresses, wishlist, comments, identities, tokens, exports and mails.
    await tx.delete(users).where(eq(users.id, userId))
  }
  await deleteJobsOfDeletedMails(tx)
}

/** The trigger of the customers deletes notes and tags with the last order (docs/rules/customers.md#customer-identity). */
async function eraseOrders(tx: Transaction, orderIds: readonly number[], now: Date) {
  const isTheirs = inArray(orders.id, [...orderIds])
  const own = tx.select({ id: orders.id }).from(orders).where(isTheirs)
  const ownLines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, own))
  await tx.delete(downloadLinks).where(inArray(downloadLinks.orderLineId, ownLines))
  await tx.delete(orderKeys).where(inArray(orderKeys.orderId, own))
  await tx.update(orderEdits).set({ reason: '' }).where(inArray(orderEdits.orderId, own))
  await tx.update(orderRefunds).set({ reason: '', iban: '' }).where(inArray(orderRefunds.orderId, own))
  await tx.update(orderReturns).set({ reason: '', note: '' }).where(inArray(orderReturns.orderId, own))
  await eraseLabels(tx, own, now)
  await tx.update(withdrawals).set({ name: '', email: '', note: '', answer: '' }).where(inArray(withdrawals.orderId, own))
  // Options such as a dedication are personal.
  await tx.update(orderLines).set({ options: {} }).where(inArray(orderLines.orderId, own))
  await tx
    .update(orderEvents)
    .set({ detail: sql`${orderEvents.detail} - 'reason' - 'tracking'`, requestHash: null })
    .where(inArray(orderEvents.orderId, own))
  await tx.update(couponRedemptions).set({ customerKey: '' }).where(inArray(couponRedemptions.orderId, own))
  const billing = sql`${orders.billing} || '{"contactEmail": "", "contactPhone": ""}'`
  await tx.update(orders).set({ userId: null, email: '', billing, shipping: null, message: '', gift: null, tracking: '' }).where(isTheirs)
}

/** Nobody gets their files any more; the next run of the clean-up deletes them (docs/rules/orders.md#label-files). */
async function eraseLabels(tx: Transaction, orderIds: SQLWrapper, now: Date) {
  const own = tx.select({ id: shipments.id }).from(shipments).where(inArray(shipments.orderId, orderIds))
  const isTheirs = inArray(shipmentLabels.shipmentId, own)
  // A carrier shows the recipient by it.
  await tx.update(shipments).set({ tracking: '', trackingUrl: '' }).where(inArray(shipments.orderId, orderIds))
  await tx.update(shipmentLabels).set({ said: '' }).where(isTheirs)
  await tx
    .update(shipmentLabels)
    .set({ fileUntil: now })
    .where(and(isTheirs, isNotNull(shipmentLabels.fileKey)))
}

/** Mails to the proven address, and about the person's orders to any address; none of another account. Mails of the account are deleted by cascade. */
async function eraseMails(tx: Transaction, person: Person, orderIds: readonly number[]) {
  const numbers = tx
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  const about = sql<string>`coalesce(${outbox.data} ->> 'number', ${outbox.data} -> 'order' ->> 'number')`
  const toThem = person.identifiedBy === 'account' ? undefined : isAddressOf(person, outbox.to)
  const isTheirs = and(isNoOtherAccount(person, outbox.userId), or(toThem, inArray(about, numbers)))
  await tx.delete(outbox).where(and(eq(outbox.siteId, person.siteId), isTheirs))
}

/** docs/rules/privacy.md#erasure-by-address */
async function eraseByAddress(ctx: Ctx, tx: Transaction, person: Person) {
  const { siteId } = person
  await tx
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.siteId, siteId), isAddressOf(person, newsletterSubscribers.email)))
  await tx.delete(stockNotices).where(and(eq(stockNotices.siteId, siteId), isAddressOf(person, stockNotices.email)))
  const isGuest = and(eq(seatReservations.siteId, siteId), isAddressOf(person, seatReservations.email))
  const freed = await tx.delete(seatReservations).where(isGuest).returning({ eventId: seatReservations.eventId })
  await invalidateEvents(ctx, tx, freed)
  const siteForms = tx.select({ id: forms.id }).from(forms).where(eq(forms.siteId, siteId))
  const answers = await tx
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(and(inArray(formEntries.formId, siteForms), isAddressOf(person, formEntries.email)))
  await deleteEntries(
    tx,
    answers.map(({ id }) => id),
  )
  await deleteLinkJobs(tx, { siteId, isOf: (address) => isAddressOf(person, address) })
}

/** Carts of the account, of the orders, and of guests with the proven address. A cart with an order is kept as a bare id. */
async function eraseCarts(tx: Transaction, person: Person, orderIds: readonly number[]) {
  // The cart of an order that was placed meanwhile is still needed.
  const isOwn = or(isOpenCartOf(tx, person), isOrderedCart(tx, inArray(orders.id, [...orderIds])))
  const found = await tx.select({ id: carts.id, guestId: carts.guestId }).from(carts).where(isOwn).orderBy(carts.id).for('update')
  const isFound = inArray(
    carts.id,
    found.map(({ id }) => id),
  )
  await tx.delete(carts).where(and(isFound, not(isOrderedCart(tx, undefined))))
  const emptied = { userId: null, guestId: null, memberCardBarcode: null, companyName: null, companyOib: null }
  await tx.update(carts).set(emptied).where(isFound)
  // One that was ordered from while its session had ended is the account's, its order a guest's.
  if (person.userId !== null) await tx.update(carts).set(emptied).where(eq(carts.userId, person.userId))
  // Prices of their own stand in the order's lines.
  await tx
    .update(cartItems)
    .set({ staffCents: null, staffReason: '' })
    .where(
      inArray(
        cartItems.cartId,
        found.map(({ id }) => id),
      ),
    )
  const ids = found.flatMap(({ guestId }) => guestId ?? [])
  const stillInUse = tx
    .select({ one: sql`1` })
    .from(carts)
    .where(eq(carts.guestId, guests.id))
  await tx.delete(guests).where(and(inArray(guests.id, ids), notExists(stillInUse)))
}

/** What proves that a request was answered stays, without the person; one that nobody has confirmed goes. */
async function emptyPrivacyRequests(tx: Transaction, person: Person, now: Date) {
  const isTheirs = and(eq(privacyRequests.siteId, person.siteId), isAddressOf(person, privacyRequests.email))
  await tx.delete(privacyRequests).where(and(isTheirs, eq(privacyRequests.state, 'unconfirmed')))
  const theirs = tx.select({ id: privacyRequests.id }).from(privacyRequests).where(isTheirs)
  await tx.delete(privacyArchives).where(inArray(privacyArchives.requestId, theirs))
  const isOpen = isNull(privacyRequests.closedAt)
  await tx.update(privacyRequests).set({ state: 'done', closedAt: now, startedAt: null }).where(and(isTheirs, isOpen))
  const emptied = {
    email: '',
    note: '',
    identityProofNote: '',
    extensionReason: '',
    answer: '',
    tokenHash: null,
  } satisfies Partial<PrivacyRequestRow>
  await tx
    .update(privacyRequests)
    .set({ ...emptied, version: sql`${privacyRequests.version} + 1` })
    .where(isTheirs)
}

/** Invalidates the pages of events whose seats are free again. */
async function invalidateEvents(ctx: Ctx, tx: Transaction, freed: { eventId: number }[]) {
  const tags = freed.map(({ eventId }) => `event:${eventId}`)
  if (tags.length > 0) await ctx.invalidateTags(tx, tags)
}

/** Invalidates pages that show the person's comments. */
async function invalidateComments(ctx: Ctx, tx: Transaction, userId: number) {
  const shown = await tx
    .select({ productId: comments.productId, postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.state, 'approved')))
  const tags = shown.flatMap(commentTags)
  if (tags.length > 0) await ctx.invalidateTags(tx, tags)
}
