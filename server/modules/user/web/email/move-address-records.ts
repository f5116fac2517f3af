import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { events, seatReservations } from '@/server/db/schema/calendar'
import { formEntries, forms } from '@/server/db/schema/form'
import { outbox } from '@/server/db/schema/outbox'
import { privacyRequests } from '@/server/db/schema/privacy'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { stockNotices } from '@/server/db/schema/stock'
import type { Transaction } from '@/server/core/transaction'
import { findSubscriber } from '@/server/modules/marketing/newsletter/subscription'
import { hashSecret, newSecret } from '@/server/core/security/secrets'

type Change = { userId: number; from: string; to: string }

/** Moves what belongs to a verified address; statements of other accounts stay (docs/rules/accounts.md#email-change-records). */
export async function moveAddressRecords(ctx: Ctx, tx: Transaction, change: Change) {
  await moveConsents(ctx, tx, change)
  await moveNewsletter(ctx, tx, change)
  await moveFormAnswers(ctx, tx, change)
  await moveStockNotices(ctx, tx, change)
  await moveSeats(ctx, tx, change)
  await movePrivacyRequests(ctx, tx, change)
  await assignMails(ctx, tx, change)
}

/** Copies the last statement through a mailed link on each wording into the account's name, with its status and moment. What nobody has proven stays. */
async function moveConsents({ site, requestId }: Ctx, tx: Transaction, { userId, from, to }: Change) {
  await tx.execute(sql`
    insert into consent_log (site_id, consent_id, status, status_at, source_type, user_type, email, user_id, by_mailed_link, request_id)
    select site_id, consent_id, status, status_at, source_type, 'registered', ${to}, ${userId}, by_mailed_link, ${requestId}
    from (
      select distinct on (c.unique_number) l.*
      from consent_log l join consents c on c.id = l.consent_id
      where l.site_id = ${site.id} and (l.user_id = ${userId} or (l.user_id is null and l.email = ${from} and l.by_mailed_link))
      order by c.unique_number, l.status_at desc, l.id desc
    ) last
    where last.user_id is distinct from ${userId}`)
}

/**
 * Moves the subscription to the new address, unless that one is subscribed or unsubscribed itself, so that links in its mails stay valid.
 */
async function moveNewsletter(ctx: Ctx, tx: Transaction, { userId, from, to }: Change) {
  const [old, target] = [await findSubscriber(ctx, tx, from), await findSubscriber(ctx, tx, to)]
  if (!old) return
  const isSubscribed = old.confirmedAt !== null && old.unsubscribedAt === null
  const isPending = target?.confirmedAt === null && target.unsubscribedAt === null
  const [remaining, obsolete] = !target || (isSubscribed && isPending) ? [old, target] : [target, old]
  if (obsolete) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, obsolete.id))
  if (remaining === target) {
    await tx.update(newsletterSubscribers).set({ askedBy: userId }).where(eq(newsletterSubscribers.id, remaining.id))
    return
  }
  // A new row, because no link in the old mailbox may confirm, end or resume the subscription of the new address.
  const { id, ...row } = old
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  await tx.insert(newsletterSubscribers).values({ ...row, email: to, tokenHash: hashSecret(newSecret()), askedBy: userId })
}

/** Proven requests that are open go to the new address, unless it has one of the kind; a link in the old mailbox must not confirm there. */
async function movePrivacyRequests({ site }: Ctx, tx: Transaction, { from, to }: Change) {
  const of = (email: string) => and(eq(privacyRequests.siteId, site.id), eq(privacyRequests.email, email), isNull(privacyRequests.closedAt))
  const isActive = or(isNotNull(privacyRequests.identityProof), eq(privacyRequests.source, 'staff'))
  const taken = tx
    .select({ kind: privacyRequests.kind })
    .from(privacyRequests)
    .where(and(of(to), isActive))
  await tx
    .update(privacyRequests)
    .set({ email: to, tokenHash: null, startedAt: null, version: sql`${privacyRequests.version} + 1` })
    .where(and(of(from), isNotNull(privacyRequests.identityProof), notInArray(privacyRequests.kind, taken)))
}

/** Mails to the old address will be deleted with the account. */
async function assignMails({ site }: Ctx, tx: Transaction, { userId, from }: Change) {
  const isUnassigned = and(eq(outbox.siteId, site.id), eq(outbox.to, from), isNull(outbox.userId))
  await tx.update(outbox).set({ userId }).where(isUnassigned)
}

/** Moves form entries that are confirmed or need no confirmation, so that export and erasure find them. The others stay. */
async function moveFormAnswers({ site }: Ctx, tx: Transaction, { from, to }: Change) {
  const ofThisSite = tx.select({ id: forms.id }).from(forms).where(eq(forms.siteId, site.id))
  const counts = or(eq(formEntries.needsConfirming, false), isNotNull(formEntries.confirmedAt))
  await tx
    .update(formEntries)
    .set({ email: to })
    .where(and(inArray(formEntries.formId, ofThisSite), eq(formEntries.email, from), counts))
}

/** Requests that the new address has confirmed stay, unconfirmed ones are deleted. A link in the old mailbox must not confirm or cancel those that move. */
async function moveStockNotices({ site }: Ctx, tx: Transaction, { from, to }: Change) {
  const isOld = and(eq(stockNotices.siteId, site.id), eq(stockNotices.email, from))
  const old = await tx.delete(stockNotices).where(isOld).returning()
  const moved = old.flatMap(({ id: _id, confirmedAt, ...row }) =>
    confirmedAt ? [{ ...row, confirmedAt, email: to, tokenHash: hashSecret(newSecret()) }] : [],
  )
  if (moved.length === 0) return
  const isReplaced = inArray(
    stockNotices.productId,
    moved.map(({ productId }) => productId),
  )
  const isRequest = and(eq(stockNotices.siteId, site.id), eq(stockNotices.email, to), isNull(stockNotices.confirmedAt))
  await tx.delete(stockNotices).where(and(isRequest, isReplaced))
  await tx.insert(stockNotices).values(moved).onConflictDoNothing()
}

/**
 * Confirmed seats move, unless the new address has seats at that event, and replace a request of it; a new row, because a link in the old mailbox must not
 * cancel it.
 */
async function moveSeats(ctx: Ctx, tx: Transaction, { from, to }: Change) {
  const isOld = and(eq(seatReservations.siteId, ctx.site.id), eq(seatReservations.email, from))
  // The events first, as whoever gives or frees their seats.
  const held = tx.select({ id: seatReservations.eventId }).from(seatReservations).where(isOld)
  await tx.select({ id: events.id }).from(events).where(inArray(events.id, held)).orderBy(events.id).for('update')
  const old = await tx.delete(seatReservations).where(isOld).returning()
  const moved = old.flatMap(({ id: _id, ...row }) => (row.confirmedAt ? [{ ...row, email: to }] : []))
  if (moved.length === 0) return
  const isReplaced = inArray(
    seatReservations.eventId,
    moved.map(({ eventId }) => eventId),
  )
  const isRequest = and(eq(seatReservations.siteId, ctx.site.id), eq(seatReservations.email, to), isNull(seatReservations.confirmedAt))
  await tx.delete(seatReservations).where(and(isRequest, isReplaced))
  await tx.insert(seatReservations).values(moved).onConflictDoNothing()
  const tags = moved.map(({ eventId }) => `event:${eventId}`)
  await ctx.invalidateTags(tx, tags)
}
