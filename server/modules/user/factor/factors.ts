import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { decrypt, encrypt } from '@/server/core/security/encryption'
import { deriveKey, loadSigningKey } from '@/server/core/security/signing'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { recoveryCodes, userFactors } from '@/server/db/schema/factor'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'

type FactorCtx = Pick<Ctx, 'site'>

/** The person's confirmed factor. */
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

/** Removes factor and recovery codes. Returns whether there was a confirmed factor. */
export async function removeFactor(tx: Transaction, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [removed] = await tx.delete(userFactors).where(eq(userFactors.userId, userId)).returning({ confirmedAt: userFactors.confirmedAt })
  return Boolean(removed?.confirmedAt)
}
