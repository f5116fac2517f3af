import { AppError } from '@/lib/api/errors'
import type { PasskeyCreation } from '@/lib/api/entities/passkey.schema'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { challengeMs, openChallenge } from '@/server/modules/user/passkey/challenges'
import { algorithms, loadPasskeys, maxPasskeys, passkeysOfHost, userHandle } from '@/server/modules/user/passkey/passkeys'
import { relyingParty } from '@/server/modules/user/passkey/relying-party'
import { loadUser } from '@/server/modules/user/present-user'

/** docs/rules/accounts.md#passkeys */
export async function options(ctx: Ctx): Promise<PasskeyCreation> {
  const { id: userId } = requireUser(ctx)
  if ((await loadPasskeys(ctx.db, userId)).length >= maxPasskeys) throw new AppError('PASSKEYS_FULL')
  const { email, firstName, lastName } = await loadUser(ctx.db, userId)
  const owned = await passkeysOfHost(ctx, userId)
  const challenge = await openChallenge(ctx, { purpose: 'add', userId })
  return {
    rp: { id: relyingParty(ctx).host, name: ctx.site.name },
    user: {
      id: (await userHandle(ctx, ctx.db, userId)).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`.trim() || email,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: owned.map((passkey) => ({ ...passkey, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}
