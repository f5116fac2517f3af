import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeOthers as endOthers } from '@/server/modules/auth/revoke'
import { signedIn } from '../../signed-in'

export async function revokeOthers(ctx: Ctx) {
  const { id: userId, sessionId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    await endOthers(ctx, tx, { userId, sessionId })
    return {}
  })
}
