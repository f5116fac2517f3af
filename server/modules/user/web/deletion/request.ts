import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { deletionApi } from '@/lib/api/v1/user/web/deletion'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { verifyPassword } from '@/server/core/security/passwords'
import { mailLink } from '@/server/modules/user/one-time-token'
import { loadUser } from '../../present-user'
import { requireUser } from '@/server/core/require-user'
import { scheduleDeletion } from './schedule-deletion'

/** Password, or a mailed link for an account without one. */
export async function request(ctx: Ctx, { password }: ParsedOf<typeof deletionApi.request>) {
  const { id: userId } = requireUser(ctx)
  const user = await loadUser(ctx.db, userId)
  const hasPassword = user.passwordHash !== ''
  if (hasPassword && !(await verifyPassword(password ?? '', user.passwordHash))) throw new AppError('WRONG_OLD_PASSWORD')
  return inTransaction(ctx, async (tx) => {
    const now = await lockUser(tx, userId)
    if (now?.passwordHash !== user.passwordHash) throw new AppError('WRONG_OLD_PASSWORD')
    if (hasPassword) return { deletionAt: (await scheduleDeletion(ctx, tx, userId)).toISOString() }
    await mailLink(ctx, tx, 'deletion', { userId, email: user.email, firstName: user.firstName })
    return { deletionAt: null }
  })
}
