import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/context'
import { users, userTokens } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { codeOf } from '@/server/errors'
import { lockUser, revokeOthers } from '@/server/modules/auth/revoke'
import { presentUser, userRow } from '../present-user'
import { mailLink } from '../mail-link'
import { signedIn } from '../signed-in'

/** Changes what was sent and nothing else. */
export async function update(ctx: Ctx, { details, email }: ParsedOf<typeof webUserApi.update>) {
  const { id: userId } = signedIn(ctx)
  const change = inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    if (details) await tx.update(users).set(details).where(eq(users.id, userId))
    if (email !== undefined) await changeEmail(ctx, tx, email)
  })
  await change.catch(tellTakenAddress)
  return presentUser(ctx.db, userId)
}

/** A new address is nobody's until it is proven, and whoever is signed in elsewhere signed in with the old one. */
async function changeEmail(ctx: Ctx, tx: Transaction, email: string) {
  const { id: userId, sessionId } = signedIn(ctx)
  const before = await userRow(tx, userId)
  if (before.email === email) return
  await tx.update(users).set({ email, username: email, verifiedAt: null }).where(eq(users.id, userId))
  // A link that was mailed to the old address proves nothing any more.
  await tx.delete(userTokens).where(eq(userTokens.userId, userId))
  await mailLink(ctx, tx, 'verify', { userId, email, firstName: before.firstName })
  await revokeOthers(ctx, tx, { userId, sessionId })
}

/** SQLSTATE 23505: the one constraint that a change of address can break is that nobody shares one. */
function tellTakenAddress(error: unknown): never {
  throw codeOf(error) === '23505' ? new AppError('USER_EXISTS', {}, error) : error
}
