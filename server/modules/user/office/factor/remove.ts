import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { removeApp } from '@/server/modules/user/factor/factors'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { presentFactor } from './present-factor'

/** Needs a fresh proof, which takes a factor itself. Removing none is no error. */
export async function remove(ctx: Ctx) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    if (await removeApp(tx, userId)) {
      await audit(ctx, tx, { action: 'factor.remove', target: `user:${userId}` })
      await notifyFactorChange(ctx, tx, userId, 'removed')
    }
    return presentFactor(ctx, tx, userId)
  })
}
