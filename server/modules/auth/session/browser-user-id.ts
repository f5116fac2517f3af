import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { hashSecret } from '@/server/core/security/secrets'
import { tokenInCookie } from './refresh-cookie'

/** The signed-in user of the calling browser, for calls without an access token. */
export async function browserUserId(ctx: Ctx, tx: Tx): Promise<number | undefined> {
  const token = tokenInCookie(ctx.site, ctx.headers.get('cookie'))
  if (!token) return undefined
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, ctx.now()))
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.refreshHash, hashSecret(token)), isLive))
  return session?.userId
}
