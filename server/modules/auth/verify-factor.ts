import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authProofApi } from '@/lib/api/v1/auth-proof'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireAccepted, consumeFactorCode } from '@/server/modules/user/factor/consume-factor-code'
import { closePendingSignIn, countAttempt, findPendingSignIn } from './session/pending-sign-in'
import { lockUser } from './session/revoke'
import { presentSignIn, startSession } from './sign-in'

/** The second step of a sign-in (docs/rules/accounts.md#pending-sign-in). */
export async function verifyFactor(ctx: Ctx, { signInToken, factorCode }: ParsedOf<typeof authProofApi.verifyFactor>) {
  const attempt = await inTransaction(ctx, async (tx) => {
    const userId = await findPendingSignIn(ctx, tx, signInToken)
    const user = userId === undefined ? undefined : await lockUser(tx, userId)
    const mayTry = user && !user.suspendedAt && (await countAttempt(ctx, tx, signInToken))
    if (!mayTry || userId === undefined) throw new AppError('SIGN_IN_SPENT')
    const result = await consumeFactorCode(ctx, tx, { userId, factorCode })
    if (result.kind !== 'accepted') return { result, userId }
    await closePendingSignIn(tx, signInToken)
    return { result, userId, secrets: await startSession(ctx, tx, { id: userId, isBackoffice: user.isBackoffice }) }
  })
  // Thrown outside the transaction, or the counts of wrong codes would be rolled back.
  requireAccepted(attempt.result)
  if (!attempt.secrets) throw new AppError('SIGN_IN_SPENT')
  return presentSignIn(ctx, attempt.userId, attempt.secrets)
}
