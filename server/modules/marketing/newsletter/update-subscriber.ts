import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { mailedLinkSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { isSubscribed, matchLetter } from './linked-subscriber'
import { logNewsletterConsent } from './log-newsletter-consent'

type Change = { unsubscribedAt: Date | null; confirmedAt?: Date; tokenHash?: string }

/** Applies a change by the token of a newsletter mail and logs a changed consent. @throws TOKEN_SPENT without a valid signature */
export async function updateSubscriber(ctx: Ctx, token: string, change: Change) {
  const isThisSubscriber = await matchLetter(ctx, token)
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.select().from(newsletterSubscribers).where(isThisSubscriber).for('update')
    if (!before) throw new AppError('TOKEN_SPENT')
    await tx.update(newsletterSubscribers).set(change).where(isThisSubscriber)
    const { email } = before
    const wanted = change.unsubscribedAt === null
    if (wanted !== isSubscribed(before))
      await logNewsletterConsent(ctx, tx, { wanted, sourceType: 'newsletter', user: mailedLinkSubject(email) })
    return { email }
  })
}
