import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { subscriberOf } from './unsubscribe-link'

type Change = { unsubscribedAt: Date | null; confirmedAt?: Date; tokenHash?: string }

/** Writes what the holder of a letter's link wants. @throws TOKEN_SPENT for a token that nobody signed */
export async function changeSubscriber(ctx: Ctx, token: string, change: Change) {
  const id = await subscriberOf(ctx.db, ctx.site, token)
  if (id === null) throw new AppError('TOKEN_SPENT')
  const [row] = await ctx.db
    .update(newsletterSubscribers)
    .set(change)
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.siteId, ctx.site.id)))
    .returning({ email: newsletterSubscribers.email })
  if (!row) throw new AppError('TOKEN_SPENT')
  return { email: row.email }
}
