import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authProofApi } from '@/lib/api/v1/auth-proof'
import type { Ctx } from '@/server/core/context'
import { requestPasskey } from '@/server/modules/user/passkey/request-passkey'
import { findPendingSignIn } from './session/pending-sign-in'

/** docs/rules/accounts.md#passkey-sign-in */
export async function passkeyOptions(ctx: Ctx, { signInToken }: ParsedOf<typeof authProofApi.passkeyOptions>) {
  if (signInToken === undefined) return requestPasskey(ctx, 'signIn', null)
  const userId = await findPendingSignIn(ctx, ctx.db, signInToken)
  if (userId === undefined) throw new AppError('SIGN_IN_SPENT')
  return requestPasskey(ctx, 'signIn', userId)
}
