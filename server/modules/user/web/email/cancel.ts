import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { voidLinks } from '../../mail-link'
import { presentUser } from '../../present-user'
import { signedIn } from '../../signed-in'

export async function cancel(ctx: Ctx) {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, (tx) => voidLinks(tx, userId, ['email']))
  return presentUser(ctx, userId)
}
