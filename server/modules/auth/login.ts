import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authApi } from '@/lib/api/v1/auth'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { verifyPassword } from '@/server/core/security/passwords'
import { lockUser } from './session/revoke'
import { factorKinds } from '@/server/modules/user/factor/factors'
import { openPendingSignIn } from './session/pending-sign-in'
import { startSession, presentSignIn } from './sign-in'

/** docs/rules/accounts.md#same-login-answer */
export async function login(ctx: Ctx, { username, password, apiKey, strategy }: ParsedOf<typeof authApi.login>) {
  if (apiKey !== undefined && apiKey !== ctx.site.apiKey) throw new AppError('UNKNOWN_API_KEY')
  const found = await findUser(ctx, username)
  const isCorrect = await verifyPassword(password, found?.passwordHash)
  if (!found || !isCorrect) throw new AppError('WRONG_LOGIN')
  // Only a person who knows the password is told (docs/rules/customers.md#block).
  refuseSuspended(found)
  if (strategy === 'admin' && !found.isBackoffice) throw new AppError('FORBIDDEN')

  const signIn = await inTransaction(ctx, async (tx) => {
    await requireUnchangedAccount(tx, found)
    // docs/rules/accounts.md#pending-sign-in
    const kinds = await factorKinds(tx, found.id)
    if (kinds.length > 0) return { waiting: { kinds, signInToken: await openPendingSignIn(ctx, tx, found.id) } }
    return { secrets: await startSession(ctx, tx, found) }
  })
  if (!signIn.secrets) throw new AppError('FACTOR_REQUIRED', signIn.waiting)
  return presentSignIn(ctx, found.id, signIn.secrets)
}

async function findUser({ db, site }: Ctx, email: string) {
  const columns = { id: users.id, passwordHash: users.passwordHash, isBackoffice: users.isBackoffice, suspendedAt: users.suspendedAt }
  const [user] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.siteId, site.id), eq(users.email, email)))
  return user
}

/** Password or status may have changed during the comparison. */
async function requireUnchangedAccount(tx: Transaction, found: { id: number; passwordHash: string }) {
  const now = await lockUser(tx, found.id)
  if (!now || now.passwordHash !== found.passwordHash) throw new AppError('WRONG_LOGIN')
  refuseSuspended(now)
}

/** A colleague gets another message than a buyer (docs/rules/administration.md#suspension). */
function refuseSuspended({ suspendedAt, isBackoffice }: { suspendedAt: Date | null; isBackoffice: boolean }) {
  if (suspendedAt) throw new AppError(isBackoffice ? 'STAFF_SUSPENDED' : 'CUSTOMER_BLOCKED')
}
