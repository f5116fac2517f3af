import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { holderOfLink } from '@/server/modules/gdpr/web/consent/speaker'
import { hashSecret } from '@/server/core/secrets'
import { lastOver } from './clear-unconfirmed'
import { logChoice } from './log-choice'
import { unsubscribeToken } from './unsubscribe-link'

/** Following the link twice is no error: the second time changes nothing, and no second letter goes out. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.confirm>) {
  const isTheirs = and(eq(newsletterSubscribers.tokenHash, hashSecret(token)), eq(newsletterSubscribers.siteId, ctx.site.id))
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.select().from(newsletterSubscribers).where(isTheirs).for('update')
    if (!found) throw new AppError('TOKEN_SPENT')
    const isReader = found.confirmedAt !== null && found.unsubscribedAt === null
    if (isReader) return { confirmedEmail: found.email }
    if (found.askedAt <= lastOver(ctx.now())) throw new AppError('TOKEN_SPENT')
    await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: ctx.now(), unsubscribedAt: null })
      .where(eq(newsletterSubscribers.id, found.id))
    await logChoice(ctx, tx, { wanted: true, sourceType: 'newsletter', user: holderOfLink(found.email) })
    const leave = await unsubscribeToken(tx, ctx.site, found.id)
    await queueMail(ctx, tx, { template: 'newsletterWelcome', to: found.email, data: { leave } })
    return { confirmedEmail: found.email }
  })
}
