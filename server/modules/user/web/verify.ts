import { and, eq, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { browserUserId } from '@/server/modules/auth/session/browser-user-id'
import { joinClaimedOrders } from '@/server/modules/order/buyers/join-claimed-orders'
import { consumeToken, findUsedTokenOwner } from '@/server/modules/user/one-time-token'

/**
 * Verifies the address; also the password, if the account is signed in in this browser (docs/decisions/006-account-enumeration.md).
 */
export async function verify(ctx: Ctx, { token }: ParsedOf<typeof webUserApi.verify>) {
  return inTransaction(ctx, async (tx) => {
    const userId = await consumeToken(ctx, tx, token, 'verify')
    if (userId === undefined) {
      // A second press of the button: the link has verified the address.
      if (await hasVerified(ctx, tx, token)) return { verified: true as const }
      throw new AppError('TOKEN_SPENT')
    }
    const isSignedInHere = (await browserUserId(ctx, tx)) === userId
    const [user] = await tx
      .update(users)
      .set({ verifiedAt: ctx.now(), ...(isSignedInHere && { isPasswordProven: true }) })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    if (user) await joinClaimedOrders(ctx, tx, { userId, email: user.email })
    return { verified: true as const }
  })
}

/** Whether the token has verified the address before (docs/rules/accounts.md#mailed-links). */
export async function hasVerified(ctx: Ctx, tx: Tx, token: string): Promise<boolean> {
  const owner = await findUsedTokenOwner(ctx, tx, token, 'verify')
  return owner !== undefined && (await tx.$count(users, and(eq(users.id, owner), isNotNull(users.verifiedAt)))) > 0
}
