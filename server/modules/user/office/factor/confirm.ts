import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { factorApi } from '@/lib/api/v1/user/office/factor'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { userFactors } from '@/server/db/schema/factor'
import { decryptFactorSecret, firstRecoveryCodes } from '@/server/modules/user/factor/factors'
import { lockOwnAccount } from '@/server/modules/user/factor/lock-own-account'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { matchingStep } from '@/server/modules/user/factor/totp'

/** The code shows that the app has the secret; it cannot be used again. */
export async function confirm(ctx: Ctx, { factorCode }: ParsedOf<typeof factorApi.confirm>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx)
    const [factor] = await tx.select().from(userFactors).where(eq(userFactors.userId, userId))
    if (factor?.confirmedAt) throw new AppError('FACTOR_EXISTS')
    if (!factor) throw new AppError('WRONG_FACTOR_CODE')
    const secret = await decryptFactorSecret(ctx, tx, userId, factor.secret)
    const step = matchingStep({ secret, code: factorCode.replace(/\s/g, ''), lastStep: 0, now: ctx.now() })
    if (step === null) throw new AppError('WRONG_FACTOR_CODE')
    await tx.update(userFactors).set({ confirmedAt: ctx.now(), lastStep: step }).where(eq(userFactors.id, factor.id))
    await audit(ctx, tx, { action: 'factor.add', target: `user:${userId}` })
    await notifyFactorChange(ctx, tx, userId, 'added')
    return { recoveryCodes: await firstRecoveryCodes(tx, userId) }
  })
}
