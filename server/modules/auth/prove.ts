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
import { lockUser } from './session/revoke'

/** Asks for the password again (docs/rules/accounts.md#asked-again). The whole family is proven: its tokens rotate. */
export async function prove(ctx: Ctx, { password }: ParsedOf<typeof authApi.prove>) {
  const { id: userId, sessionId } = requireUser(ctx)
  const { passwordHash } = await loadUser(ctx.db, userId)
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('WRONG_PASSWORD')
  await inTransaction(ctx, async (tx) => {
    const now = await lockUser(tx, userId)
    if (now?.passwordHash !== passwordHash || now.suspendedAt) throw new AppError('WRONG_PASSWORD')
    const [session] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId))
    if (session) await tx.update(sessions).set({ provenAt: ctx.now() }).where(eq(sessions.family, session.family))
  })
  return {}
}
