import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { hashSecret } from '@/server/secrets'

/** Following the link twice is no error: the second time changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.confirm>) {
  const [row] = await ctx.db
    .update(newsletterSubscribers)
    .set({ confirmedAt: ctx.now(), unsubscribedAt: null })
    .where(eq(newsletterSubscribers.tokenHash, hashSecret(token)))
    .returning({ email: newsletterSubscribers.email })
  if (!row) throw new AppError('TOKEN_SPENT')
  return { confirmedEmail: row.email }
}
