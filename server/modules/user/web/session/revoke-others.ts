import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeOtherSessions as endOthers } from '@/server/modules/auth/session/revoke'
import { requireUser } from '@/server/core/require-user'

export async function revokeOthers(ctx: Ctx) {
  const { id: userId, sessionId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    await endOthers(ctx, tx, { userId, sessionId })
    return {}
  })
}
