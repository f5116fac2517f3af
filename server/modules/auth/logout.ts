import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { revokePresentedFamily } from './session/revoke-presented'
import { clearRefreshCookie } from './session/refresh-cookie'
import { lockUser, revokeFamily } from './session/revoke'

/** Revokes the session of the cookie, the refresh token and the access token. Having none is no error. */
export async function logout(ctx: Ctx) {
  await inTransaction(ctx, async (tx) => {
    await revokePresentedFamily(ctx, tx)
    await revokeOwnFamily(ctx, tx)
  })
  clearRefreshCookie(ctx)
  return {}
}

async function revokeOwnFamily(ctx: Ctx, tx: Transaction) {
  if (ctx.actor.kind === 'visitor') return
  await lockUser(tx, ctx.actor.id)
  const [session] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, ctx.actor.sessionId))
  if (session) await revokeFamily(ctx, tx, session.family)
}
