import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { voidTokens } from '@/server/modules/user/one-time-token'
import { presentUser } from '../../present-user'
import { requireUser } from '@/server/core/require-user'

export async function cancel(ctx: Ctx) {
  const { id: userId } = requireUser(ctx)
  await inTransaction(ctx, (tx) => voidTokens(tx, userId, ['email']))
  return presentUser(ctx, userId)
}
