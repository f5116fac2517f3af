import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { sessions } from '@/server/db/schema/user'
import { lockUser } from '@/server/modules/auth/session/revoke'

/**
 * Locks the caller's account before its factors change. Somebody may have ended the session, suspended or removed the colleague while the call waited
 * (docs/rules/administration.md#factor-reset). @throws TOKEN_INVALID
 */
export async function lockOwnAccount(ctx: Ctx, tx: Transaction): Promise<number> {
  const { id: userId, sessionId } = requireUser(ctx)
  const user = await lockUser(tx, userId)
  const isOpen = (await tx.$count(sessions, and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))) > 0
  if (!user?.isBackoffice || user.suspendedAt || !isOpen) throw new AppError('TOKEN_INVALID')
  return userId
}
