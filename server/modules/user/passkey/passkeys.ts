import { createHmac } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { PasskeyTransport } from '@/lib/api/entities/passkey.schema'
import type { Ctx } from '@/server/core/context'
import { deriveKey, loadSigningKey } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'
import { passkeys } from '@/server/db/schema/passkey'
import { relyingParty } from './relying-party'

/** The most passkeys of one person (docs/rules/accounts.md#passkeys). */
export const maxPasskeys = 20

/** ES256 and RS256, which every authenticator has one of (WebAuthn, 5.4). */
export const algorithms = [-7, -257]

/** Loaded with the first passkey: it takes 24 MB. */
export const webAuthn = () => import('@simplewebauthn/server')

export function loadPasskeys(tx: Tx, userId: number) {
  return tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** The person's passkeys that sign in through the host of this request, as a browser is asked for them. */
export async function passkeysOfHost(ctx: Ctx, userId: number) {
  const { host } = relyingParty(ctx)
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.host, host)))
  return rows.map(({ credentialId: id, transports }) => ({ id, transports: knownTransports(transports) }))
}

/** Browsers name new ways of reaching an authenticator before we know them. */
export function knownTransports(transports: readonly string[]): PasskeyTransport[] {
  return transports.flatMap((transport) => PasskeyTransport.safeParse(transport).data ?? [])
}

/** The same for each of a person's passkeys, and says nothing of the person (WebAuthn, 14.6.1). */
export async function userHandle({ site }: Pick<Ctx, 'site'>, tx: Tx, userId: number): Promise<Buffer> {
  const key = deriveKey(await loadSigningKey(tx, site.id), 'passkey')
  return createHmac('sha256', key).update(`user:${userId}`).digest()
}
