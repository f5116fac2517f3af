import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authApi } from '@/lib/api/v1/auth'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { verifyPassword } from '@/server/core/security/passwords'
import { inTransaction } from '@/server/core/transaction'
import { sessions } from '@/server/db/schema/user'
import { loadUser } from '@/server/modules/user/present-user'
import { findFactor } from '@/server/modules/user/factor/factors'
import { requireAccepted, consumeFactorCode, type CodeResult } from '@/server/modules/user/factor/consume-factor-code'
import { lockUser } from './session/revoke'

/** Asks for password and second factor again (docs/rules/accounts.md#asked-again). The whole family is proven: its tokens rotate. */
export async function prove(ctx: Ctx, { password, factorCode }: ParsedOf<typeof authApi.prove>) {
  const { id: userId, sessionId } = requireUser(ctx)
  const { passwordHash } = await loadUser(ctx.db, userId)
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('WRONG_PASSWORD')
  const result = await inTransaction<CodeResult>(ctx, async (tx) => {
    const now = await lockUser(tx, userId)
    if (now?.passwordHash !== passwordHash || now.suspendedAt) throw new AppError('WRONG_PASSWORD')
    if (await findFactor(tx, userId)) {
      if (factorCode === undefined) throw new AppError('FACTOR_REQUIRED')
      const used = await consumeFactorCode(ctx, tx, { userId, factorCode })
      if (used.kind !== 'accepted') return used
    }
    const [session] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
    if (session) await tx.update(sessions).set({ provenAt: ctx.now() }).where(eq(sessions.family, session.family))
    return { kind: 'accepted' }
  })
  // Thrown outside the transaction, or the counts of wrong codes would be rolled back.
  requireAccepted(result)
  return {}
}
