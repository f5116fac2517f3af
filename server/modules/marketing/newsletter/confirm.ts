import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { mailedLinkSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { isSubscribed, requireConfirmable, selectConfirming } from './linked-subscriber'
import { logNewsletterConsent } from './log-newsletter-consent'
import { unsubscribeToken } from './unsubscribe-token'

/** Repeating it changes nothing and sends no second mail. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const [locked] = await selectConfirming(ctx, tx, token).for('update')
    const found = requireConfirmable(locked, ctx.now())
    if (isSubscribed(found)) return { confirmedEmail: found.email, wasConfirmed: true }
    await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: ctx.now(), unsubscribedAt: null })
      .where(eq(newsletterSubscribers.id, found.id))
    await logNewsletterConsent(ctx, tx, { wanted: true, sourceType: 'newsletter', user: mailedLinkSubject(found.email) })
    const leave = await unsubscribeToken(tx, ctx.site, found.id)
    await queueMail(ctx, tx, { template: 'newsletterWelcome', to: found.email, data: { leave } })
    return { confirmedEmail: found.email, wasConfirmed: false }
  })
}
