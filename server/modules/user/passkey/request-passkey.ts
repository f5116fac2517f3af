import type { PasskeyRequest } from '@/lib/api/entities/passkey.schema'
import type { Ctx } from '@/server/core/context'
import { challengeMs, openChallenge } from './challenges'
import { passkeysOfHost } from './passkeys'
import { relyingParty } from './relying-party'

/** What the browser is asked to sign: with a passkey of this person, or with any passkey for this host. */
export async function requestPasskey(ctx: Ctx, purpose: 'signIn' | 'prove', userId: number | null): Promise<PasskeyRequest> {
  const owned = userId === null ? [] : await passkeysOfHost(ctx, userId)
  const challenge = await openChallenge(ctx, { purpose, userId })
  return {
    challenge,
    timeout: challengeMs,
    rpId: relyingParty(ctx).host,
    allowCredentials: owned.map((passkey) => ({ ...passkey, type: 'public-key' })),
    userVerification: 'required',
  }
}
