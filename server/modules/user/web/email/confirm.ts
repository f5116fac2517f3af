import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { emailApi } from '@/lib/api/v1/user/web/email'
import type { Ctx } from '@/server/core/context'
import { users, userTokens } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { errorCode } from '@/server/db/error-code'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { lockUser, revokeOtherSessions } from '@/server/modules/auth/session/revoke'
import { findPendingEmail, presentUser, loadUser } from '../../present-user'
import { requireUser } from '@/server/core/require-user'
import { consumeToken } from '@/server/modules/user/one-time-token'
import { moveAddressRecords } from './move-address-records'

/** The token proves the new mailbox, the session the account (docs/rules/accounts.md#email-change). Other sessions are revoked. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof emailApi.confirm>) {
  const { id: userId, sessionId } = requireUser(ctx)
  const change = inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    const email = await findPendingEmail(ctx, tx, userId)
    // Thrown within the transaction, so that another person's token stays valid.
    if ((await consumeToken(ctx, tx, token, 'email')) !== userId || email === null) throw new AppError('TOKEN_SPENT')
    const before = await loadUser(tx, userId)
    await tx.update(users).set({ email, username: email, verifiedAt: ctx.now(), isPasswordProven: true }).where(eq(users.id, userId))
    // Unproven accounts take no records of the address's owner along (docs/decisions/006-account-enumeration.md).
    if (before.verifiedAt && before.isPasswordProven) await moveAddressRecords(ctx, tx, { userId, from: before.email, to: email })
    // Links mailed to the old address prove nothing now.
    await tx.delete(userTokens).where(eq(userTokens.userId, userId))
    await revokeOtherSessions(ctx, tx, { userId, sessionId })
    const { firstName } = before
    await queueMail(ctx, tx, { template: 'emailChanged', to: before.email, userId, data: { firstName, at: ctx.now().toISOString() } })
  })
  await change.catch(throwTakenAddress)
  return presentUser(ctx, userId)
}

/** SQLSTATE 23505: another account took the address since. The caller has proven to own it. */
function throwTakenAddress(error: unknown): never {
  throw errorCode(error) === '23505' ? new AppError('USER_EXISTS', {}, error) : error
}
