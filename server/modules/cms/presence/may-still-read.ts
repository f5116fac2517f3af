import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { sessions, users } from '@/server/db/schema/user'
import { hasDocumentRight } from '../draft/documents'

const live = alias(sessions, 'live')

/**
 * Whether the caller of an open stream is still signed in, not suspended and allowed to read all documents. A refresh replaces the session's row, so
 * its whole family counts.
 */
export async function mayStillRead(ctx: Ctx, keys: readonly string[]): Promise<boolean> {
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
  if (!found) return false
  const current: Ctx = { ...ctx, actor: { kind: 'user', sessionId, provenAt, ...found } }
  return keys.every((key) => hasDocumentRight(current, key))
}
