import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { isSubscribed, matchLetter } from './linked-subscriber'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linkedLetter(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.linkedLetter>) {
  const isThisSubscriber = await matchLetter(ctx, token)
  const [found] = await ctx.db.select().from(newsletterSubscribers).where(isThisSubscriber)
  if (!found) throw new AppError('TOKEN_SPENT')
  return { email: found.email, isSubscribed: isSubscribed(found) }
}
