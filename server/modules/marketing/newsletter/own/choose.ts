import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { repeatCutoff } from '@/server/modules/mail/repeated-request'
import { consentSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { loadUser } from '@/server/modules/user/present-user'
import { requireUser } from '@/server/core/require-user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { logNewsletterConsent } from '@/server/modules/marketing/newsletter/log-newsletter-consent'
import { requestSubscription } from '../subscribe'
import { unsubscribeToken } from '@/server/modules/marketing/newsletter/unsubscribe-token'
import { findSubscriber, loadSubscription } from '@/server/modules/marketing/newsletter/subscription'

/** docs/rules/content.md#newsletter-of-account */
export async function choose(ctx: Ctx, { wanted }: ParsedOf<typeof ownNewsletterApi.choose>) {
  const me = requireUser(ctx)
  const { state } = await loadSubscription(ctx, ctx.db, me)
  const isUnchanged = wanted ? state === 'reader' : state === 'none'
  if (isUnchanged) return { state }
  const { verifiedAt } = await loadUser(ctx.db, me.id)
  const isVerified = verifiedAt !== null
  // An unverified address gets no more mails than from the public form (docs/rules/content.md#newsletter-limits).
  if (wanted && !isVerified) enforceRateLimit(ctx, newsletterApi.subscribe, { email: me.email })
  await inMailedTransaction(ctx, async (tx) => {
    await logNewsletterConsent(ctx, tx, {
      wanted,
      sourceType: 'profile',
      user: consentSubject(ctx.actor, { userType: 'registered', email: me.email }),
    })
    if (wanted && !isVerified) return requestSubscription(ctx, tx, { email: me.email, askedBy: me.id })
    if (isVerified) await (wanted ? subscribeVerified(ctx, tx, me.email) : unsubscribeVerified(ctx, tx, me.email))
    else await withdrawRequest(ctx, tx, me.id)
    return true
  })
  return loadSubscription(ctx, ctx.db, me)
}

/** Voids the link this account requested; the subscription of the address's owner stays. */
async function withdrawRequest(ctx: Ctx, tx: Transaction, askedBy: number) {
  const isOwnRequest = and(eq(newsletterSubscribers.siteId, ctx.site.id), eq(newsletterSubscribers.askedBy, askedBy))
  const isNotSubscribed = or(isNull(newsletterSubscribers.confirmedAt), isNotNull(newsletterSubscribers.unsubscribedAt))
  const unsubscribedAt = sql`coalesce(${newsletterSubscribers.unsubscribedAt}, ${ctx.now().toISOString()})`
  // A request a moment later is no repetition: its link is void.
  const askedAt = sql`least(${newsletterSubscribers.askedAt}, ${repeatCutoff(ctx.now()).toISOString()})`
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: unsubscribedAt, askedAt, tokenHash: hashSecret(newSecret()) })
    .where(and(isOwnRequest, isNotSubscribed))
  await tx.update(newsletterSubscribers).set({ askedBy: null }).where(isOwnRequest)
}

async function subscribeVerified(ctx: Ctx, tx: Transaction, email: string) {
  const now = { confirmedAt: ctx.now(), unsubscribedAt: null }
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ siteId: ctx.site.id, email, tokenHash: hashSecret(newSecret()), ...now })
    .onConflictDoUpdate({ target: [newsletterSubscribers.siteId, newsletterSubscribers.email], set: now })
    .returning({ id: newsletterSubscribers.id })
  const link = await unsubscribeToken(tx, ctx.site, row?.id ?? 0)
  await queueMail(ctx, tx, { template: 'newsletterWelcome', to: email, data: { leave: link } })
}

/** Voids a pending confirmation link too. */
async function unsubscribeVerified(ctx: Ctx, tx: Transaction, email: string) {
  const row = await findSubscriber(ctx, tx, email)
  if (!row) return
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
    .where(eq(newsletterSubscribers.id, row.id))
}
