import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authProofApi } from '@/lib/api/v1/auth-proof'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { users } from '@/server/db/schema/user'
import { consumeChallenge } from '@/server/modules/user/passkey/challenges'
import { verifyAssertion } from '@/server/modules/user/passkey/verify-assertion'
import { closePendingSignIn, countAttempt, findPendingSignIn } from './session/pending-sign-in'
import { lockUser } from './session/revoke'
import { presentSignIn, startSession } from './sign-in'

type Input = ParsedOf<typeof authProofApi.passkeySignIn>

/** Alone or after the password (docs/rules/accounts.md#passkey-sign-in). */
export async function passkeySignIn(ctx: Ctx, { passkey, signInToken }: Input) {
  const waiting = signInToken === undefined ? null : await requirePending(ctx, signInToken)
  const challenge = await consumeChallenge(ctx, { purpose: 'signIn', userId: waiting }, passkey.clientDataJSON)
  const userId = waiting ?? (await findOwner(ctx, passkey.id))
  if (challenge === undefined || userId === undefined) throw new AppError('PASSKEY_REFUSED')
  const secrets = await inTransaction(ctx, async (tx) => {
    const user = await requireColleague(tx, userId)
    if (signInToken !== undefined && !(await countAttempt(ctx, tx, signInToken))) throw new AppError('SIGN_IN_SPENT')
    if (!(await verifyAssertion(ctx, tx, { userId, challenge, passkey }))) return null
    if (user.suspendedAt) throw new AppError('STAFF_SUSPENDED')
    if (signInToken !== undefined) await closePendingSignIn(tx, signInToken)
    return startSession(ctx, tx, { id: userId, isBackoffice: user.isBackoffice })
  })
  // Thrown outside the transaction, or the trace of a copied key would be rolled back.
  if (!secrets) throw new AppError('PASSKEY_REFUSED')
  return presentSignIn(ctx, userId, secrets)
}

async function requirePending(ctx: Ctx, signInToken: string): Promise<number> {
  const userId = await findPendingSignIn(ctx, ctx.db, signInToken)
  if (userId === undefined) throw new AppError('SIGN_IN_SPENT')
  return userId
}

async function findOwner({ db, site }: Ctx, credentialId: string): Promise<number | undefined> {
  const [owner] = await db
    .select({ id: users.id })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(users.siteId, site.id)))
  return owner?.id
}

/** Buyers have no passkeys; who lost the office's rights lost theirs. */
async function requireColleague(tx: Transaction, userId: number) {
  const user = await lockUser(tx, userId)
  if (!user?.isBackoffice) throw new AppError('PASSKEY_REFUSED')
  return user
}
