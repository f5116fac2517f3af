import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { recoveryCodes, userFactors } from '@/server/db/schema/factor'
import { lockoutSeconds } from './factor-lockout'
import { decryptFactorSecret, findFactor } from './factors'
import { notifyFactorChange } from './notify-factor-change'
import { hashRecoveryCode } from './recovery-codes'
import { matchingStep } from './totp'

export type CodeResult = { kind: 'accepted' } | { kind: 'wrong' } | { kind: 'locked'; retryAfter: number }

/**
 * Uses up a code of the app or a recovery code of a person whose row is locked, so that of two equal codes at once one counts
 * (docs/rules/accounts.md#factor-codes). The caller commits whatever comes out, because wrong codes are counted.
 */
export async function consumeFactorCode(
  ctx: Ctx,
  tx: Transaction,
  { userId, factorCode }: { userId: number; factorCode: string },
): Promise<CodeResult> {
  const factor = await findFactor(tx, userId)
  // The person has passkeys alone. A recovery code has 80 random bits, so its guesses need no lockout.
  if (!factor) return { kind: (await consumeRecoveryCode(ctx, tx, { userId, factorCode })) ? 'accepted' : 'wrong' }
  const retryAfter = lockoutSeconds({ ...factor, now: ctx.now() })
  if (retryAfter > 0) return { kind: 'locked', retryAfter }
  const step = await stepOf(ctx, tx, factor, factorCode)
  const isAccepted = step !== null || (await consumeRecoveryCode(ctx, tx, { userId, factorCode }))
  const change = isAccepted
    ? { failures: 0, failedAt: null, ...(step === null ? {} : { lastStep: step }) }
    : { failures: factor.failures + 1, failedAt: ctx.now() }
  await tx.update(userFactors).set(change).where(eq(userFactors.id, factor.id))
  return { kind: isAccepted ? 'accepted' : 'wrong' }
}

/** @throws WRONG_FACTOR_CODE, TOO_MANY */
export function requireAccepted(result: CodeResult) {
  if (result.kind === 'locked') throw new AppError('TOO_MANY', { retryAfter: result.retryAfter })
  if (result.kind === 'wrong') throw new AppError('WRONG_FACTOR_CODE')
}

type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>

async function stepOf(ctx: Ctx, tx: Transaction, { userId, secret, lastStep }: Factor, factorCode: string) {
  const code = factorCode.replace(/\s/g, '')
  return matchingStep({ secret: await decryptFactorSecret(ctx, tx, userId, secret), code, lastStep, now: ctx.now() })
}

async function consumeRecoveryCode(ctx: Ctx, tx: Transaction, { userId, factorCode }: { userId: number; factorCode: string }) {
  const isTheirs = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(factorCode)))
  const used = await tx.delete(recoveryCodes).where(isTheirs).returning({ id: recoveryCodes.id })
  if (used.length === 0) return false
  const left = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  await audit(ctx, tx, { actor: `user:${userId}`, action: 'factor.useRecoveryCode', target: `user:${userId}`, detail: { left } })
  await notifyFactorChange(ctx, tx, userId, 'recoveryCodeUsed')
  return true
}
