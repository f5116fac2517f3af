import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { endPresented } from './end-presented'
import { clearRefreshCookie } from './refresh-cookie'
import { lockUser, revokeFamily } from './revoke'

/** Ends the sign-in of whatever the caller shows: the cookie, the refresh token, the access token. Nothing to end is no error. */
export async function logout(ctx: Ctx) {
  await inTransaction(ctx, async (tx) => {
    await endPresented(ctx, tx)
    await endOwn(ctx, tx)
  })
  clearRefreshCookie(ctx)
  return {}
}

async function endOwn(ctx: Ctx, tx: Transaction) {
  if (ctx.actor.kind === 'visitor') return
  await lockUser(tx, ctx.actor.id)
  const [session] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, ctx.actor.sessionId))
  if (session) await revokeFamily(ctx, tx, session.family)
}
