import { AppError } from '@/lib/api/errors'
import type { Enrolment } from '@/lib/api/v1/user/office/factor.schema'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { userFactors } from '@/server/db/schema/factor'
import { encryptFactorSecret, findFactor } from '@/server/modules/user/factor/factors'
import { lockOwnAccount } from '@/server/modules/user/factor/lock-own-account'
import { qrCode } from '@/server/modules/user/factor/qr-code'
import { newTotpSecret, totpUri } from '@/server/modules/user/factor/totp'

/** docs/rules/accounts.md#second-factor */
export async function enrol(ctx: Ctx): Promise<Enrolment> {
  const { id: userId, email } = requireUser(ctx)
  const secret = newTotpSecret()
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx)
    if (await findFactor(tx, userId)) throw new AppError('FACTOR_EXISTS')
    const row = { secret: await encryptFactorSecret(ctx, tx, userId, secret), createdAt: ctx.now() }
    await tx
      .insert(userFactors)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: userFactors.userId, set: row })
  })
  const uri = totpUri(secret, { issuer: ctx.site.name, email })
  return { secret, uri, qr: await qrCode(uri) }
}
