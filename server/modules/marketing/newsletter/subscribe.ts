import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { repeatCutoff } from '@/server/modules/mail/repeated-request'
import { requireConsents } from '@/server/modules/gdpr/web/consent/consents-required'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { isSubscribed } from './linked-subscriber'
import { loadSubscription } from './subscription'
import { unsubscribeToken } from './unsubscribe-token'

/**
 * The answer is the same for every address; a subscriber learns it by mail, the signed-in owner of the verified address at once
 * (docs/rules/content.md#newsletter-opt-in).
 */
export async function subscribe(ctx: Ctx, { email, consents }: ParsedOf<typeof newsletterApi.subscribe>) {
  await inMailedTransaction(ctx, async (tx) => {
    const current = consents ? await loadCurrentConsents(ctx, tx, 'newsletter') : []
    requireConsents(current, consents ?? [])
    const owner = ctx.actor.kind === 'user' && ctx.actor.email === email ? ctx.actor : null
    if (owner && (await loadSubscription(ctx, tx, owner)).state === 'reader') throw new AppError('ALREADY_SUBSCRIBED')
    return requestSubscription(ctx, tx, { email, askedBy: owner?.id ?? null })
  })
  return {}
}

/** Mails the confirmation link; `askedBy` is the account with that address, if one asked. @returns whether the mail was written, or `true` where none is needed; else the caller keeps the earlier link */
export async function requestSubscription(ctx: Ctx, tx: Transaction, { email, askedBy }: { email: string; askedBy: number | null }) {
  const { subscriber, isNew } = await findOrCreate(ctx, tx, email)
  // Also for a subscriber, or an account with another's address could tell the difference.
  await tx.update(newsletterSubscribers).set({ askedBy }).where(eq(newsletterSubscribers.id, subscriber.id))
  if (!isNew && isRepeated(ctx, subscriber)) return true
  if (!isSubscribed(subscriber)) return mailConfirmation(ctx, tx, subscriber)
  const leave = await unsubscribeToken(tx, ctx.site, subscriber.id)
  await tx.update(newsletterSubscribers).set({ askedAt: ctx.now() }).where(eq(newsletterSubscribers.id, subscriber.id))
  return queueMail(ctx, tx, { template: 'newsletterAlready', to: email, data: { leave } })
}

/** Asked a moment ago, and nothing has changed since: one press, one mail (docs/rules/mail.md#repeated-request). */
function isRepeated(ctx: Pick<Ctx, 'now'>, { askedAt, confirmedAt, unsubscribedAt }: Subscriber): boolean {
  return askedAt > repeatCutoff(ctx.now()) && [confirmedAt, unsubscribedAt].every((at) => at === null || at < askedAt)
}

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** A request may be deleted between the two statements; then it is inserted again. */
async function findOrCreate({ site }: Ctx, tx: Transaction, email: string): Promise<{ subscriber: Subscriber; isNew: boolean }> {
  const matchesEmail = and(eq(newsletterSubscribers.siteId, site.id), eq(newsletterSubscribers.email, email))
  for (;;) {
    const first = { siteId: site.id, email, tokenHash: hashSecret(newSecret()) }
    const [created] = await tx.insert(newsletterSubscribers).values(first).onConflictDoNothing().returning()
    const [known] = created ? [created] : await tx.select().from(newsletterSubscribers).where(matchesEmail).for('update')
    if (known) return { subscriber: known, isNew: created !== undefined }
  }
}

async function mailConfirmation(ctx: Ctx, tx: Transaction, { id, email }: Subscriber) {
  const token = newSecret()
  await tx
    .update(newsletterSubscribers)
    .set({ tokenHash: hashSecret(token), askedAt: ctx.now() })
    .where(eq(newsletterSubscribers.id, id))
  return queueMail(ctx, tx, { template: 'newsletterConfirm', to: email, data: { token } })
}
