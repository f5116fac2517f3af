import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { countAgainstLimit } from '@/server/core/rate-limits'
import { lockUser } from '@/server/modules/auth/revoke'
import { pendingEmail, userRow } from '../../present-user'
import { signedIn } from '../../signed-in'
import { mailNewAddress } from './mail-new-address'

export async function resend(ctx: Ctx) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    const email = await pendingEmail(ctx, tx, userId)
    if (email === null) throw new AppError('NOT_FOUND')
    countAgainstLimit(ctx, { limit: 'letters' }, { email })
    const { firstName } = await userRow(tx, userId)
    await mailNewAddress(ctx, tx, { userId, email, firstName })
    return {}
  })
}
