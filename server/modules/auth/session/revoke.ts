import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { pendingSignIns } from '@/server/db/schema/factor'
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

/** Sign-ins that wait for a second factor end with the sessions: the password may be another now. */
async function voidPendingSignIns(tx: Transaction, userId: number) {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

/** Revokes a session family: both kinds of token, at once. */
export async function revokeFamily(ctx: Ctx, tx: Transaction, family: string) {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.family, family), isNull(sessions.revokedAt)))
}

export async function revokeAllSessions(ctx: Pick<Ctx, 'now'>, tx: Transaction, userId: number) {
  await voidPendingSignIns(tx, userId)
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Revokes all of a user's families except that of `sessionId`. */
export async function revokeOtherSessions(ctx: Ctx, tx: Transaction, { userId, sessionId }: { userId: number; sessionId: number }) {
  await voidPendingSignIns(tx, userId)
  const [current] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), current && ne(sessions.family, current.family)))
}
