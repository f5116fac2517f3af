import { eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { passwordApi } from '@/lib/api/v1/user/password'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { hashPassword } from '@/server/core/security/passwords'
import { loadUser } from '../present-user'
import { joinClaimedOrders } from '@/server/modules/order/buyers/join-claimed-orders'
import { findTokenOwner, consumeToken } from '@/server/modules/user/one-time-token'
import { refuseGuessable } from './refuse-guessable'
import { afterPasswordChange } from './after-password-change'

/** docs/rules/accounts.md#password-link */
export async function set(ctx: Ctx, { token, password }: ParsedOf<typeof passwordApi.set>) {
  // Checked before hashing, so that guessed tokens are cheap.
  const ownerId = await findTokenOwner(ctx, ctx.db, token, 'password')
  if (ownerId === undefined) throw new AppError('TOKEN_SPENT')
  await refuseGuessable(ctx, password, await loadUser(ctx.db, ownerId))
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const userId = await consumeToken(ctx, tx, token, 'password')
    if (userId === undefined) throw new AppError('TOKEN_SPENT')
    await lockUser(tx, userId)
    const [user] = await tx
      .update(users)
      .set({ passwordHash, isPasswordProven: true, verifiedAt: sql`coalesce(${users.verifiedAt}, ${ctx.now().toISOString()})` })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    if (user) await joinClaimedOrders(ctx, tx, { userId, email: user.email })
    await revokeAllSessions(ctx, tx, userId)
    await afterPasswordChange(ctx, tx, userId)
  })
  return {}
}
