import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { factorKinds, replaceRecoveryCodes } from '@/server/modules/user/factor/factors'
import { lockOwnAccount } from '@/server/modules/user/factor/lock-own-account'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'

/** docs/rules/accounts.md#recovery-codes */
export async function replaceCodes(ctx: Ctx) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx)
    const kinds = await factorKinds(tx, userId)
    if (kinds.length === 0) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'factor.replaceCodes', target: `user:${userId}` })
    await notifyFactorChange(ctx, tx, userId, 'codesReplaced')
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
  })
}
