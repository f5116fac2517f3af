import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { JobCtx } from '@/server/core/system-context'
import { events, eventTexts, seatReservations } from '@/server/db/schema/calendar'
import { comments, postTexts } from '@/server/db/schema/cms'
import { cartItems, carts } from '@/server/db/schema/cart'
import { wishlistItems } from '@/server/db/schema/user'
import { formEntries, formReplies, forms } from '@/server/db/schema/form'
import { productTexts } from '@/server/db/schema/product'
import { consentLog, consents } from '@/server/db/schema/consent'
import { newsletterSubscribers, sessions, socialIdentities } from '@/server/db/schema/user'
import { privacyRequests } from '@/server/db/schema/privacy'
import { stockNotices } from '@/server/db/schema/stock'
import { answerLines } from '@/server/modules/cms/form/answer-lines'
import { presentUser, loadUser } from '@/server/modules/user/present-user'
import { consentProof } from '@/server/modules/gdpr/web/consent/consent-proof'
import { isAddressOf, isOrderOf, type Person } from '@/server/modules/user/erasure/person'
import { collectOrders } from './collect-orders'

export type PersonalData = Awaited<ReturnType<typeof collectDataOf>>

/** What an account may export by itself. */
export async function collectPersonalData(ctx: JobCtx, userId: number): Promise<PersonalData> {
  const { email, verifiedAt } = await loadUser(ctx.db, userId)
  // An unverified address may be another person's.
  return collectDataOf(ctx, { siteId: ctx.site.id, userId, email, identifiedBy: verifiedAt ? 'address' : 'account' })
}

/** Everything stored about a person, without secrets (docs/rules/privacy.md#data-export). */
export async function collectDataOf(ctx: JobCtx, person: Person) {
  const { userId, email, identifiedBy } = person
  const ofAccount = <T>(collect: (id: number) => Promise<T[]>) => (userId === null ? [] : collect(userId))
  const ofAddress = identifiedBy !== 'account'
  const [
    accountData,
    orderData,
    wishlist,
    commentData,
    consentData,
    newsletter,
    stockWaits,
    seats,
    answers,
    requests,
    devices,
    services,
    cart,
  ] = await Promise.all([
    userId === null ? null : collectAccount(ctx, userId),
    collectOrders(ctx.db, isOrderOf(person)),
    ofAccount((id) => collectWishlist(ctx, id)),
    ofAccount((id) => collectComments(ctx, id)),
    collectConsents(ctx, person),
    ofAddress ? collectNewsletter(ctx, person) : [],
    ofAddress ? collectStockNotices(ctx, person) : [],
    ofAddress ? collectSeats(ctx, person) : [],
    ofAddress ? collectFormAnswers(ctx, person) : [],
    ofAddress ? collectPrivacyRequests(ctx, person) : [],
    ofAccount((id) => collectDevices(ctx, id)),
    ofAccount((id) => collectSignInServices(ctx, id)),
    ofAccount((id) => collectCart(ctx, id)),
  ])
  return {
    madeAt: ctx.now().toISOString(),
    email,
    /** Null for a guest. */
    account: accountData && accountData.account,
    addresses: accountData ? accountData.addresses : [],
    orders: orderData,
    cart,
    wishlist,
    comments: commentData,
    consents: consentData,
    newsletter,
    stockNotices: stockWaits,
    seats,
    answers,
    privacyRequests: requests,
    devices,
    services,
  }
}

async function collectAccount(ctx: JobCtx, userId: number) {
  const user = await presentUser(ctx, userId)
  const { companyOib, createdAt, deletionAt } = await loadUser(ctx.db, userId)
  const { id: _id, isBackofficeUser: _office, addresses, company, ...person } = user
  const account = {
    ...person,
    company: company && { ...company, oib: companyOib },
    since: createdAt.toISOString(),
    /** When the account is erased, if requested. */
    deletionAt: deletionAt?.toISOString() ?? null,
  }
  return { account, addresses }
}

async function collectWishlist({ db, site }: JobCtx, userId: number) {
  const rows = await db
    .select({ name: productTexts.name, since: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(productTexts, and(eq(productTexts.productId, wishlistItems.productId), eq(productTexts.languageId, site.defaultLanguageId)))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt))
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}

export async function collectComments({ db, site }: JobCtx, userId: number) {
  const rows = await db
    .select({
      product: productTexts.name,
      post: postTexts.title,
      text: comments.text,
      rating: comments.rating,
      state: comments.state,
      at: comments.createdAt,
    })
    .from(comments)
    .leftJoin(productTexts, and(eq(productTexts.productId, comments.productId), eq(productTexts.languageId, site.defaultLanguageId)))
    .leftJoin(
      postTexts,
      and(eq(postTexts.postId, comments.postId), eq(postTexts.languageId, site.defaultLanguageId), eq(postTexts.isPublished, true)),
    )
    .where(eq(comments.userId, userId))
    .orderBy(desc(comments.createdAt))
  return rows.map(({ product, post, at, ...rest }) => ({ about: product ?? post ?? '', at: at.toISOString(), ...rest }))
}

/** Statements by the account, and those for the address if that is proven, whoever made them. */
async function collectConsents({ db, site }: JobCtx, person: Person) {
  const { userId, identifiedBy } = person
  const isOwn =
    or(
      userId === null ? undefined : eq(consentLog.userId, userId),
      identifiedBy === 'account' ? undefined : isAddressOf(person, consentLog.email),
    ) ?? sql`false`
  const rows = await db
    .select({
      name: consents.name,
      version: consents.version,
      given: consentLog.status,
      at: consentLog.statusAt,
      source: consentLog.sourceType,
      proof: consentProof(db, { userId, isOwnOrder: isOrderOf(person) }),
    })
    .from(consentLog)
    .innerJoin(consents, eq(consents.id, consentLog.consentId))
    .where(and(eq(consentLog.siteId, site.id), isOwn))
    .orderBy(desc(consentLog.statusAt))
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

export async function collectNewsletter({ db, site }: JobCtx, person: Person) {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.siteId, site.id), isAddressOf(person, newsletterSubscribers.email)))
    .orderBy(asc(newsletterSubscribers.id))
  return rows.map(({ email, confirmedAt, unsubscribedAt }) => ({
    email,
    since: confirmedAt?.toISOString() ?? null,
    until: unsubscribedAt?.toISOString() ?? null,
  }))
}

export async function collectStockNotices({ db, site }: JobCtx, person: Person) {
  const rows = await db
    .select({ name: productTexts.name, since: stockNotices.askedAt })
    .from(stockNotices)
    .innerJoin(productTexts, and(eq(productTexts.productId, stockNotices.productId), eq(productTexts.languageId, site.defaultLanguageId)))
    .where(and(eq(stockNotices.siteId, site.id), isAddressOf(person, stockNotices.email)))
    .orderBy(asc(stockNotices.id))
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}

async function collectSeats({ db, site }: JobCtx, person: Person) {
  const { name, seats, askedAt, confirmedAt } = seatReservations
  const rows = await db
    .select({ event: eventTexts.title, startsAt: events.startsAt, name, seats, askedAt, confirmedAt })
    .from(seatReservations)
    .innerJoin(events, eq(events.id, seatReservations.eventId))
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), eq(eventTexts.languageId, site.defaultLanguageId)))
    .where(and(eq(seatReservations.siteId, site.id), isAddressOf(person, seatReservations.email)))
    .orderBy(asc(seatReservations.id))
  return rows.map(({ startsAt, askedAt: since, confirmedAt: confirmed, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    since: since.toISOString(),
    confirmedAt: confirmed?.toISOString() ?? null,
  }))
}

async function collectPrivacyRequests({ db, site }: JobCtx, person: Person) {
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.siteId, site.id), isAddressOf(person, privacyRequests.email)))
    .orderBy(desc(privacyRequests.id))
  return rows.map(({ kind, state, receivedOn, dueOn, note, extensionReason, answer }) => ({
    kind,
    state,
    receivedOn,
    dueOn,
    note,
    extensionReason,
    answer,
  }))
}

async function collectFormAnswers({ db, site }: JobCtx, person: Person) {
  const rows = await db
    .select({ id: formEntries.id, form: forms.title, fields: formEntries.fields, data: formEntries.data, at: formEntries.createdAt })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(and(eq(forms.siteId, site.id), isAddressOf(person, formEntries.email)))
    .orderBy(desc(formEntries.createdAt))
  const replies = await collectReplies(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, form, at, ...entry }) => ({
    form,
    answers: answerLines(entry).flatMap(({ label, value }) => (value === '' ? [] : [{ label, value }])),
    at: at.toISOString(),
    replies: replies.flatMap(({ entryId, text, at: repliedAt }) => (entryId === id ? [{ text, at: repliedAt.toISOString() }] : [])),
  }))
}

/** What the shop answered, without who wrote it. */
function collectReplies(db: JobCtx['db'], entryIds: number[]) {
  const { entryId, text, createdAt: at } = formReplies
  return db.select({ entryId, text, at }).from(formReplies).where(inArray(entryId, entryIds)).orderBy(asc(formReplies.id))
}

/** One row per session family. */
async function collectDevices({ db, now }: JobCtx, userId: number) {
  const rows = await db
    .selectDistinctOn([sessions.family], { device: sessions.userAgent, since: sessions.signedInAt, lastSeenAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, now())))
    .orderBy(sessions.family, desc(sessions.id))
  return rows
    .toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
    .map(({ device, since, lastSeenAt }) => ({ device, since: since.toISOString(), lastSeenAt: lastSeenAt.toISOString() }))
}

/** Linked sign-in services with their subjects. */
async function collectSignInServices({ db }: JobCtx, userId: number) {
  const rows = await db.select().from(socialIdentities).where(eq(socialIdentities.userId, userId)).orderBy(asc(socialIdentities.id))
  return rows.map(({ provider, subject, createdAt }) => ({ provider, subject, since: createdAt.toISOString() }))
}

async function collectCart({ db, site }: JobCtx, userId: number) {
  return db
    .select({ name: productTexts.name, quantity: cartItems.quantity, options: cartItems.options })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(productTexts, and(eq(productTexts.productId, cartItems.productId), eq(productTexts.languageId, site.defaultLanguageId)))
    .where(and(eq(carts.userId, userId), eq(carts.status, 'open')))
    .orderBy(asc(cartItems.id))
}
