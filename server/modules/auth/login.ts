import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authApi } from '@/lib/api/v1/auth'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { isPasswordOf } from '@/server/core/passwords'
import { lockUser } from './session/revoke'
import { startSession, presentSignIn } from './sign-in'

/** Unknown address, wrong password and suspended account are one answer, after the same work (DESIGN 6). */
export async function login(ctx: Ctx, { username, password, apiKey, strategy }: ParsedOf<typeof authApi.login>) {
  if (apiKey !== undefined && apiKey !== ctx.site.apiKey) throw new AppError('UNKNOWN_API_KEY')
  const found = await findUser(ctx, username)
  const isCorrect = await isPasswordOf(password, found?.passwordHash)
  if (!found || !isCorrect || found.suspendedAt) throw new AppError('WRONG_LOGIN')
  if (strategy === 'admin' && !found.isBackoffice) throw new AppError('FORBIDDEN')

  const secrets = await inTransaction(ctx, async (tx) => {
    await requireUnchangedAccount(tx, found)
    return startSession(ctx, tx, found)
  })
  return presentSignIn(ctx, found.id, secrets)
}

async function findUser({ db, site }: Ctx, email: string) {
  const columns = { id: users.id, passwordHash: users.passwordHash, isBackoffice: users.isBackoffice, suspendedAt: users.suspendedAt }
  const [user] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.siteId, site.id), eq(users.email, email)))
  return user
}

/** Comparing took its time; the password may have been changed, or the account suspended, meanwhile. */
async function requireUnchangedAccount(tx: Transaction, found: { id: number; passwordHash: string }) {
  const now = await lockUser(tx, found.id)
  if (!now || now.suspendedAt || now.passwordHash !== found.passwordHash) throw new AppError('WRONG_LOGIN')
}
