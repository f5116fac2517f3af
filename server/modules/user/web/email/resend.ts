import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { findPendingEmail, loadUser } from '../../present-user'
import { requireUser } from '@/server/core/require-user'
import { mailChangeLink } from './mail-change-link'

export async function resend(ctx: Ctx) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    const email = await findPendingEmail(ctx, tx, userId)
    if (email === null) throw new AppError('NOT_FOUND')
    enforceRateLimit(ctx, { limit: 'newsletter' }, { email })
    const { firstName } = await loadUser(tx, userId)
    await mailChangeLink(ctx, tx, { userId, email, firstName })
    return {}
  })
}
