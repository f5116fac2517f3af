import { and, eq } from 'drizzle-orm'
import type { PasskeyAssertion } from '@/lib/api/entities/passkey.schema'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import type { Transaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { isCloned } from './is-cloned'
import { userHandle, webAuthn } from './passkeys'
import { relyingParty } from './relying-party'

type Attempt = { userId: number; challenge: string; passkey: PasskeyAssertion }
type Passkey = typeof passkeys.$inferSelect

/**
 * Whether a passkey of this host signed the challenge, for a person whose row is locked, so that its counter moves once. The caller commits whatever comes
 * out, because a copied key is logged (docs/rules/accounts.md#passkey-counter).
 */
export async function verifyAssertion(ctx: Ctx, tx: Transaction, { userId, challenge, passkey: given }: Attempt): Promise<boolean> {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, given.id), eq(passkeys.host, relyingParty(ctx).host)))
  if (!passkey) return false
  if (given.userHandle && given.userHandle !== (await userHandle(ctx, tx, userId)).toString('base64url')) return false
  const counter = await signedCounter(ctx, passkey, { challenge, given })
  if (counter === null) return false
  if (isCloned({ stored: passkey.counter, received: counter })) {
    await reportCopy(ctx, tx, passkey, counter)
    return false
  }
  await tx.update(passkeys).set({ counter, lastUsedAt: ctx.now() }).where(eq(passkeys.id, passkey.id))
  return true
}

/** The counter beside a right signature of this person, present and verified; else null. */
async function signedCounter(ctx: Ctx, passkey: Passkey, { challenge, given }: { challenge: string; given: PasskeyAssertion }) {
  const { host, origins } = relyingParty(ctx)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, clientDataJSON, authenticatorData, signature } = given
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: host,
      requireUserVerification: true,
      // Compared by isCloned, which tells a copy from a wrong signature.
      credential: { id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    log('warn', 'a passkey was refused', { error })
    return null
  }
}

async function reportCopy(ctx: Ctx, tx: Transaction, { userId, name, counter: stored }: Passkey, received: number) {
  const target = `user:${userId}`
  await audit(ctx, tx, { actor: target, action: 'passkey.counterRegressed', target, detail: { name, stored, received } })
  await notifyFactorChange(ctx, tx, userId, 'passkeyCopied')
}
