import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { hashSecret, newSecret } from '@/server/secrets'
import { subscriberOf } from './unsubscribe-link'

/** Doing it twice changes nothing. A confirmation link that still lies in a mailbox is spent with it. */
export async function unsubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.unsubscribe>) {
  return write(ctx, token, { unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
}

/** The same link back: whoever holds it has read the address's mail, so there is nothing left to confirm. */
export async function resubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.resubscribe>) {
  return write(ctx, token, { unsubscribedAt: null, confirmedAt: ctx.now() })
}

type Change = { unsubscribedAt: Date | null; confirmedAt?: Date; tokenHash?: string }

async function write(ctx: Ctx, token: string, change: Change) {
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
