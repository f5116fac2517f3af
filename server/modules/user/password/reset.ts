import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { passwordApi } from '@/lib/api/v1/user/password'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeOtherSessions } from '@/server/modules/auth/session/revoke'
import { hashPassword, verifyPassword } from '@/server/core/security/passwords'
import { loadUser } from '../present-user'
import { requireUser } from '@/server/core/require-user'
import { refuseGuessable } from './refuse-guessable'
import { afterPasswordChange } from './after-password-change'

/** docs/rules/accounts.md#password-change */
export async function reset(ctx: Ctx, { oldPassword, newPassword }: ParsedOf<typeof passwordApi.reset>) {
  const { id: userId, sessionId } = requireUser(ctx)
  const before = await loadUser(ctx.db, userId)
  if (!(await verifyPassword(oldPassword, before.passwordHash))) throw new AppError('WRONG_OLD_PASSWORD')
  await refuseGuessable(ctx, newPassword, before)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(ctx, async (tx) => {
    const now = await lockUser(tx, userId)
    if (now?.passwordHash !== before.passwordHash) throw new AppError('WRONG_OLD_PASSWORD')
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await revokeOtherSessions(ctx, tx, { userId, sessionId })
    await afterPasswordChange(ctx, tx, userId)
  })
  return {}
}
