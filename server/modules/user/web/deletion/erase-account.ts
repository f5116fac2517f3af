import { and, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { downloadLinks, orderLinks, withdrawals } from '@/server/db/schema/after-sale'
import { seatReservations } from '@/server/db/schema/calendar'
import { comments } from '@/server/db/schema/cms'
import { carts } from '@/server/db/schema/cart'
import { couponRedemptions, orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { orderRefunds } from '@/server/db/schema/refund'
import { outbox } from '@/server/db/schema/outbox'
import { formEntries, forms } from '@/server/db/schema/form'
import { guests, newsletterSubscribers, users } from '@/server/db/schema/user'
import { stockNotices } from '@/server/db/schema/stock'
import type { Transaction } from '@/server/core/transaction'
import { commentTags } from '@/server/modules/cms/comment/comments'
import { deleteEntries } from '@/server/modules/cms/form/delete-expired-entries'

type Person = { id: number; email: string; siteId: number; verifiedAt: Date | null }

/** Erases a person (docs/rules/privacy.md#erasure). */
export async function eraseAccount(ctx: Ctx, tx: Transaction, { id: userId, email, siteId, verifiedAt }: Person) {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const ownLines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, own))
  await tx.delete(downloadLinks).where(inArray(downloadLinks.orderLineId, ownLines))
  await tx.delete(orderLinks).where(inArray(orderLinks.orderId, own))
  await tx.update(orderRefunds).set({ reason: '', iban: '' }).where(inArray(orderRefunds.orderId, own))
  await tx.update(withdrawals).set({ name: '', email: '', note: '' }).where(inArray(withdrawals.orderId, own))
  // Options such as a dedication are personal.
  await tx.update(orderLines).set({ options: {} }).where(inArray(orderLines.orderId, own))
  await tx
    .update(orderEvents)
    .set({ detail: sql`${orderEvents.detail} - 'reason'`, requestHash: null })
    .where(inArray(orderEvents.orderId, own))
  await tx.update(couponRedemptions).set({ customerKey: '' }).where(inArray(couponRedemptions.orderId, own))
  await eraseMails(tx, { id: userId, email, siteId, verifiedAt })
  const billing = sql`${orders.billing} || '{"contactEmail": "", "contactPhone": ""}'`
  await tx
    .update(orders)
    .set({ userId: null, email: '', billing, shipping: null, message: '', gift: null })
    .where(eq(orders.userId, userId))
  await eraseCarts(tx, userId)
  if (verifiedAt) await eraseByAddress(ctx, tx, { siteId, email })
  await invalidateComments(ctx, tx, userId)
  // Cascades to sessions, addresses, wishlist, comments, identities, tokens, exports and mails.
  await tx.delete(users).where(eq(users.id, userId))
}

/** Mails to the verified address, and about the person's orders to any address. Mails of the account are deleted by cascade. */
async function eraseMails(tx: Transaction, { id: userId, email, siteId, verifiedAt }: Person) {
  const numbers = tx.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId))
  const about = sql<string>`coalesce(${outbox.data} ->> 'number', ${outbox.data} -> 'order' ->> 'number')`
  const toThem = verifiedAt ? eq(outbox.to, email) : undefined
  await tx.delete(outbox).where(and(eq(outbox.siteId, siteId), or(toThem, inArray(about, numbers))))
}

/** docs/rules/privacy.md#erasure-by-address */
async function eraseByAddress(ctx: Ctx, tx: Transaction, { siteId, email }: Pick<Person, 'siteId' | 'email'>) {
  await tx.delete(newsletterSubscribers).where(and(eq(newsletterSubscribers.siteId, siteId), eq(newsletterSubscribers.email, email)))
  await tx.delete(stockNotices).where(and(eq(stockNotices.siteId, siteId), eq(stockNotices.email, email)))
  const isGuest = and(eq(seatReservations.siteId, siteId), eq(seatReservations.email, email))
  const freed = await tx.delete(seatReservations).where(isGuest).returning({ eventId: seatReservations.eventId })
  await invalidateEvents(ctx, tx, freed)
  const siteForms = tx.select({ id: forms.id }).from(forms).where(eq(forms.siteId, siteId))
  const answers = await tx
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(and(inArray(formEntries.formId, siteForms), eq(formEntries.email, email)))
  await deleteEntries(
    tx,
    answers.map(({ id }) => id),
  )
}

/** A cart with an order is kept as a bare id. */
async function eraseCarts(tx: Transaction, userId: number) {
  const isOwn = eq(carts.userId, userId)
  const guestIds = tx
    .select({ id: carts.guestId })
    .from(carts)
    .where(and(isOwn, isNotNull(carts.guestId)))
  const found = await guestIds
  const ordered = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.cartId, carts.id))
  await tx.delete(carts).where(and(isOwn, notExists(ordered)))
  await tx.update(carts).set({ userId: null, guestId: null, memberCardBarcode: null, companyName: null, companyOib: null }).where(isOwn)
  const ids = found.flatMap(({ id }) => id ?? [])
  const stillInUse = tx
    .select({ one: sql`1` })
    .from(carts)
    .where(eq(carts.guestId, guests.id))
  if (ids.length > 0) await tx.delete(guests).where(and(inArray(guests.id, ids), notExists(stillInUse)))
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
