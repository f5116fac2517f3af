import type { ParsedOf } from '@/lib/api/endpoint'
import type { PasskeyAttestation } from '@/lib/api/entities/passkey.schema'
import { AppError } from '@/lib/api/errors'
import type { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { firstRecoveryCodes } from '@/server/modules/user/factor/factors'
import { lockOwnAccount } from '@/server/modules/user/factor/lock-own-account'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { consumeChallenge } from '@/server/modules/user/passkey/challenges'
import { algorithms, knownTransports, loadPasskeys, maxPasskeys, webAuthn } from '@/server/modules/user/passkey/passkeys'
import { relyingParty } from '@/server/modules/user/passkey/relying-party'

/** docs/rules/accounts.md#passkeys */
export async function add(ctx: Ctx, { name, passkey }: ParsedOf<typeof passkeyApi.add>) {
  const { id: userId } = requireUser(ctx)
  const challenge = await consumeChallenge(ctx, { purpose: 'add', userId }, passkey.clientDataJSON)
  const credential = challenge === undefined ? null : await newCredential(ctx, passkey, challenge)
  if (!credential) throw new AppError('PASSKEY_REFUSED')
  const { host } = relyingParty(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx)
    if ((await loadPasskeys(tx, userId)).length >= maxPasskeys) throw new AppError('PASSKEYS_FULL')
    const row = { userId, name, host, transports: knownTransports(passkey.transports), ...credential, createdAt: ctx.now() }
    const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    // A credential has one owner.
    if (added.length === 0) throw new AppError('PASSKEY_REFUSED')
    await audit(ctx, tx, { action: 'passkey.add', target: `user:${userId}`, detail: { name, host } })
    await notifyFactorChange(ctx, tx, userId, 'passkeyAdded')
    return { recoveryCodes: await firstRecoveryCodes(tx, userId) }
  })
}

/** Null unless this person's authenticator made it for this host, after it had verified them. */
async function newCredential(ctx: Ctx, { id, clientDataJSON, attestationObject }: PasskeyAttestation, challenge: string) {
  const { host, origins } = relyingParty(ctx)
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { credentialId: credential.id, publicKey, counter: credential.counter }
  } catch (error) {
    log('warn', 'a new passkey was refused', { error })
    return null
  }
}
