import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions, users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'

/**
 * Locks the user row. Whatever opens, rotates or revokes sessions does so first, or a session opened at the same moment would survive a revocation
 * (docs/rules/accounts.md#session-revocation).
 */
export async function lockUser(tx: Transaction, userId: number) {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash, suspendedAt: users.suspendedAt, isBackoffice: users.isBackoffice })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user
}

/** Revokes a session family: both kinds of token, at once. */
export async function revokeFamily(ctx: Ctx, tx: Transaction, family: string) {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.family, family), isNull(sessions.revokedAt)))
}

export async function revokeAllSessions(ctx: Pick<Ctx, 'now'>, tx: Transaction, userId: number) {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Revokes all of a user's families except that of `sessionId`. */
export async function revokeOtherSessions(ctx: Ctx, tx: Transaction, { userId, sessionId }: { userId: number; sessionId: number }) {
  const [kept] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept && ne(sessions.family, kept.family)))
}
