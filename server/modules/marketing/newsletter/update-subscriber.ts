import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { mailedLinkSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { logNewsletterConsent } from './log-newsletter-consent'
import { findSubscriberId } from './unsubscribe-token'

type Change = { unsubscribedAt: Date | null; confirmedAt?: Date; tokenHash?: string }

/** Applies a change by the token of a newsletter mail and logs a changed consent. @throws TOKEN_SPENT without a valid signature */
export async function updateSubscriber(ctx: Ctx, token: string, change: Change) {
  const id = await findSubscriberId(ctx.db, ctx.site, token)
  if (id === null) throw new AppError('TOKEN_SPENT')
  return inTransaction(ctx, async (tx) => {
    const isThisSubscriber = and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.siteId, ctx.site.id))
    const [before] = await tx.select().from(newsletterSubscribers).where(isThisSubscriber).for('update')
    if (!before) throw new AppError('TOKEN_SPENT')
    await tx.update(newsletterSubscribers).set(change).where(isThisSubscriber)
    const { email } = before
    const wanted = change.unsubscribedAt === null
    const wasSubscribed = before.confirmedAt !== null && before.unsubscribedAt === null
    if (wanted !== wasSubscribed) await logNewsletterConsent(ctx, tx, { wanted, sourceType: 'newsletter', user: mailedLinkSubject(email) })
    return { email }
  })
}
