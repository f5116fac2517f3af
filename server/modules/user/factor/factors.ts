import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { decrypt, encrypt } from '@/server/core/security/encryption'
import { deriveKey, loadSigningKey } from '@/server/core/security/signing'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { recoveryCodes, userFactors } from '@/server/db/schema/factor'
import { passkeyChallenges, passkeys } from '@/server/db/schema/passkey'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'

type FactorKind = 'app' | 'passkey'
type FactorCtx = Pick<Ctx, 'site'>

/** The person's confirmed authenticator app. */
export async function findFactor(tx: Tx, userId: number) {
  const [factor] = await tx
    .select()
    .from(userFactors)
    .where(and(eq(userFactors.userId, userId), isNotNull(userFactors.confirmedAt)))
  return factor
}

export async function encryptFactorSecret({ site }: FactorCtx, tx: Tx, userId: number, secret: string): Promise<string> {
  return encrypt(deriveKey(await loadSigningKey(tx, site.id), 'factor'), ownerOf(userId), secret)
}

export async function decryptFactorSecret({ site }: FactorCtx, tx: Tx, userId: number, encrypted: string): Promise<string> {
  return decrypt(deriveKey(await loadSigningKey(tx, site.id), 'factor'), ownerOf(userId), encrypted)
}

const ownerOf = (userId: number) => `user:${userId}`

/** Replaces the person's recovery codes. Returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
  return codes
}

/** Codes for a person without any, as with the first factor; null for others (docs/rules/accounts.md#recovery-codes). */
export async function firstRecoveryCodes(tx: Transaction, userId: number): Promise<string[] | null> {
  const left = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return left > 0 ? null : replaceRecoveryCodes(tx, userId)
}

/** Which second factors the person has: passkeys of any host. */
export async function factorKinds(tx: Tx, userId: number): Promise<FactorKind[]> {
  const hasApp = Boolean(await findFactor(tx, userId))
  const hasPasskey = (await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0
  return [...(hasApp ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])]
}

/** Removes the authenticator app, and recovery codes that stand in for nothing any more. Returns whether it was confirmed. */
export async function removeApp(tx: Transaction, userId: number): Promise<boolean> {
  const [removed] = await tx.delete(userFactors).where(eq(userFactors.userId, userId)).returning({ confirmedAt: userFactors.confirmedAt })
  await deleteUnusedCodes(tx, userId)
  return Boolean(removed?.confirmedAt)
}

/** Deletes the recovery codes once no second factor is left for which they could be used. */
export async function deleteUnusedCodes(tx: Transaction, userId: number) {
  const kinds = await factorKinds(tx, userId)
  if (kinds.length === 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Removes app, passkeys and recovery codes. Returns whether there was a factor. */
export async function removeAllFactors(tx: Transaction, userId: number): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  return (await removeApp(tx, userId)) || removed.length > 0
}
