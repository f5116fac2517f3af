import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { countAgainstLimit } from '@/server/core/rate-limits'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { speakerOf } from '@/server/modules/gdpr/web/consent/speaker'
import { userRow } from '@/server/modules/user/present-user'
import { signedIn } from '@/server/modules/user/signed-in'
import { hashSecret, newSecret } from '@/server/core/secrets'
import { logChoice } from '../log-choice'
import { askFor } from '../subscribe'
import { unsubscribeToken } from '../unsubscribe-link'
import { subscriberRow, subscriptionOf } from './subscription'

/** Choosing what is chosen already changes nothing. What was agreed to by it is written into the log of consents. */
export async function choose(ctx: Ctx, { wanted }: ParsedOf<typeof ownNewsletterApi.choose>) {
  const me = signedIn(ctx)
  const { state } = await subscriptionOf(ctx, ctx.db, me)
  const isSo = wanted ? state === 'reader' : state === 'none'
  if (isSo) return { state }
  const { verifiedAt } = await userRow(ctx.db, me.id)
  const isProven = verifiedAt !== null
  // Whose address it is, nobody knows yet: it is written to no more often than from the public form.
  if (wanted && !isProven) countAgainstLimit(ctx, newsletterApi.subscribe, { email: me.email })
  await inTransaction(ctx, async (tx) => {
    await logChoice(ctx, tx, { wanted, sourceType: 'profile', user: speakerOf(ctx.actor, { userType: 'registered', email: me.email }) })
    if (isProven) await (wanted ? join(ctx, tx, me.email) : leave(ctx, tx, me.email))
    else await (wanted ? askFor(ctx, tx, { email: me.email, askedBy: me.id }) : takeBackAsking(ctx, tx, me.id))
  })
  return subscriptionOf(ctx, ctx.db, me)
}

/** The link that this account asked for is spent. A letter that the address gets already is not this account's to stop. */
async function takeBackAsking(ctx: Ctx, tx: Transaction, askedBy: number) {
  const isTheirs = and(eq(newsletterSubscribers.siteId, ctx.site.id), eq(newsletterSubscribers.askedBy, askedBy))
  const isNoReader = or(isNull(newsletterSubscribers.confirmedAt), isNotNull(newsletterSubscribers.unsubscribedAt))
  const leftAt = sql`coalesce(${newsletterSubscribers.unsubscribedAt}, ${ctx.now().toISOString()})`
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: leftAt, tokenHash: hashSecret(newSecret()) })
    .where(and(isTheirs, isNoReader))
  await tx.update(newsletterSubscribers).set({ askedBy: null }).where(isTheirs)
}

async function join(ctx: Ctx, tx: Transaction, email: string) {
  const now = { confirmedAt: ctx.now(), unsubscribedAt: null }
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ siteId: ctx.site.id, email, tokenHash: hashSecret(newSecret()), ...now })
    .onConflictDoUpdate({ target: [newsletterSubscribers.siteId, newsletterSubscribers.email], set: now })
    .returning({ id: newsletterSubscribers.id })
  const link = await unsubscribeToken(tx, ctx.site, row?.id ?? 0)
  await queueMail(ctx, tx, { template: 'newsletterWelcome', to: email, data: { leave: link } })
}

/** A link that still lies in the mailbox is spent with it. */
async function leave(ctx: Ctx, tx: Transaction, email: string) {
  const row = await subscriberRow(ctx, tx, email)
  if (!row) return
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
    .where(eq(newsletterSubscribers.id, row.id))
}
