import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { PasskeyAssertion } from '@/lib/api/entities/passkey.schema'
import { AppError } from '@/lib/api/errors'
import type { authProofApi } from '@/lib/api/v1/auth-proof'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { verifyPassword } from '@/server/core/security/passwords'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { sessions } from '@/server/db/schema/user'
import { loadUser } from '@/server/modules/user/present-user'
import { factorKinds } from '@/server/modules/user/factor/factors'
import { requireAccepted, consumeFactorCode, type CodeResult } from '@/server/modules/user/factor/consume-factor-code'
import { consumeChallenge } from '@/server/modules/user/passkey/challenges'
import { verifyAssertion } from '@/server/modules/user/passkey/verify-assertion'
import { lockUser } from './session/revoke'

/** Asks for a passkey, or for password and second factor, again (docs/rules/accounts.md#asked-again). */
export async function prove(ctx: Ctx, { password = '', factorCode, passkey }: ParsedOf<typeof authProofApi.prove>) {
  if (passkey) await proveByPasskey(ctx, passkey)
  else await proveByPassword(ctx, password, factorCode)
  return {}
}

async function proveByPasskey(ctx: Ctx, passkey: PasskeyAssertion) {
  const { id: userId } = requireUser(ctx)
  const challenge = await consumeChallenge(ctx, { purpose: 'prove', userId }, passkey.clientDataJSON)
  if (challenge === undefined) throw new AppError('PASSKEY_REFUSED')
  const isAccepted = await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.suspendedAt) throw new AppError('PASSKEY_REFUSED')
    if (!(await verifyAssertion(ctx, tx, { userId, challenge, passkey }))) return false
    await proveFamily(ctx, tx)
    return true
  })
  // Thrown outside the transaction, or the trace of a copied key would be rolled back.
  if (!isAccepted) throw new AppError('PASSKEY_REFUSED')
}

async function proveByPassword(ctx: Ctx, password: string, factorCode: string | undefined) {
  const { id: userId } = requireUser(ctx)
  const { passwordHash } = await loadUser(ctx.db, userId)
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('WRONG_PASSWORD')
  const result = await inTransaction<CodeResult>(ctx, async (tx) => {
    const now = await lockUser(tx, userId)
    if (now?.passwordHash !== passwordHash || now.suspendedAt) throw new AppError('WRONG_PASSWORD')
    const kinds = await factorKinds(tx, userId)
    if (kinds.length > 0) {
      if (factorCode === undefined) throw new AppError('FACTOR_REQUIRED')
      const used = await consumeFactorCode(ctx, tx, { userId, factorCode })
      if (used.kind !== 'accepted') return used
    }
    await proveFamily(ctx, tx)
    return { kind: 'accepted' }
  })
  // Thrown outside the transaction, or the counts of wrong codes would be rolled back.
  requireAccepted(result)
}

/** The whole family is proven: its tokens rotate. */
async function proveFamily(ctx: Ctx, tx: Transaction) {
  const { sessionId } = requireUser(ctx)
  const [session] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
  if (session) await tx.update(sessions).set({ provenAt: ctx.now() }).where(eq(sessions.family, session.family))
}
