import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions, users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'

/**
 * Whatever opens, rotates or ends sessions holds the user's row first; otherwise a session opened at the same moment would outlive the end
 * of all the others.
 */
export async function lockUser(tx: Transaction, userId: number) {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash, suspendedAt: users.suspendedAt, isBackoffice: users.isBackoffice })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user
}

/** Ends a device's sign-in: both kinds of token, at once. */
export async function revokeFamily(ctx: Ctx, tx: Transaction, family: string) {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.family, family), isNull(sessions.revokedAt)))
}

/** Ends every sign-in of a user. */
export async function revokeAllSessions(ctx: Pick<Ctx, 'now'>, tx: Transaction, userId: number) {
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Ends every sign-in of a user except the one that `sessionId` belongs to. */
export async function revokeOtherSessions(ctx: Ctx, tx: Transaction, { userId, sessionId }: { userId: number; sessionId: number }) {
  const [kept] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
  await tx
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept && ne(sessions.family, kept.family)))
}
