import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import { requireUser } from '@/server/core/require-user'
import { deviceOf } from './device'

/** One row per session family (docs/rules/accounts.md#device-list). */
export async function filter(ctx: Ctx) {
  const { id: userId, sessionId } = requireUser(ctx)
  const newest = await ctx.db
    .selectDistinctOn([sessions.family], {
      id: sessions.family,
      userAgent: sessions.userAgent,
      signedInAt: sessions.signedInAt,
      lastSeenAt: sessions.createdAt,
      isCurrent: sql<boolean>`${sessions.family} = (select own.family from sessions own where own.id = ${sessionId})`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, ctx.now())))
    .orderBy(sessions.family, desc(sessions.id))
  const records = newest
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.getTime() - a.lastSeenAt.getTime())
    .map(({ id, userAgent, signedInAt, lastSeenAt, isCurrent }) => ({
      id,
      device: deviceOf(userAgent),
      isCurrent,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
  return { records }
}
