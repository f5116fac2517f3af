import { eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { passwordApi } from '@/lib/api/v1/user/password'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { hashPassword } from '@/server/core/passwords'
import { loadUser } from '../present-user'
import { findTokenOwner, consumeToken } from '@/server/modules/user/one-time-token'
import { refuseGuessable } from './refuse-guessable'
import { afterPasswordChange } from './after-password-change'

/**
 * A new password by the link of a mail. Every sign-in ends, whoever's it was, and nobody is signed in. The link came by mail, so the address is
 * proven with it: somebody who had opened the account with another person's address has lost it now.
 */
export async function set(ctx: Ctx, { token, password }: ParsedOf<typeof passwordApi.set>) {
  // Looked up before the dear part: guesses cost us no hashing.
  const ownerId = await findTokenOwner(ctx, ctx.db, token, 'password')
  if (ownerId === undefined) throw new AppError('TOKEN_SPENT')
  await refuseGuessable(ctx, password, await loadUser(ctx.db, ownerId))
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const userId = await consumeToken(ctx, tx, token, 'password')
    if (userId === undefined) throw new AppError('TOKEN_SPENT')
    await lockUser(tx, userId)
    await tx
      .update(users)
      .set({ passwordHash, isPasswordProven: true, verifiedAt: sql`coalesce(${users.verifiedAt}, ${ctx.now().toISOString()})` })
      .where(eq(users.id, userId))
    await revokeAllSessions(ctx, tx, userId)
    await afterPasswordChange(ctx, tx, userId)
  })
  return {}
}
