import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions, users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { hashSecret } from '@/server/core/security/secrets'
import { presentedToken } from './refresh-cookie'
import { lockUser, revokeFamily } from './revoke'

/** Revokes the family of the caller's refresh token; an unknown token is no error. */
export async function revokePresentedFamily(ctx: Ctx, tx: Transaction) {
  const token = presentedToken(ctx)
  if (!token) return
  const [session] = await tx
    .select({ family: sessions.family, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.refreshHash, hashSecret(token)), eq(users.siteId, ctx.site.id)))
  if (!session) return
  await lockUser(tx, session.userId)
  await revokeFamily(ctx, tx, session.family)
}
