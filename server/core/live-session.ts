import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions, users } from '@/server/db/schema/user'
import type { Ctx, UserInfo } from './context'
import { requireUser } from './require-user'

const live = alias(sessions, 'live')

/**
 * The employee behind an open stream with the rights of now; null once signed out, suspended or out of the back office. A refresh replaces the session's row,
 * so its whole family counts.
 */
export async function liveEmployee(ctx: Ctx): Promise<UserInfo | null> {
  const { sessionId, provenAt } = requireUser(ctx)
  const hasLiveSession = ctx.db
    .select({ id: live.id })
    .from(live)
    .where(and(eq(live.family, sessions.family), isNull(live.revokedAt), gt(live.refreshExpiresAt, ctx.now())))
  const [found] = await ctx.db
    .select({ id: users.id, email: users.email, isBackoffice: users.isBackoffice, scopes: users.scopes })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(users.suspendedAt), eq(users.isBackoffice, true), exists(hasLiveSession)))
  return found ? { sessionId, provenAt, ...found } : null
}
