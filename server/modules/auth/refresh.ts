import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/context'
import { sessions, users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { isForeign } from '@/server/http/cross-site'
import { hashSecret } from '@/server/secrets'
import { judgeRefresh } from './judge-refresh'
import { endOfSignIn } from './lifetimes'
import { openSession, presentTokens } from './open-session'
import { presentedToken, setRefreshCookie, type Presented } from './refresh-cookie'
import { lockUser, revokeFamily } from './revoke'

/** New secrets for a refresh token, which is spent by it. One that was spent before ends its whole family (DESIGN 6). */
export async function refresh(ctx: Ctx) {
  // A read that changes something: the middleware looks at writes only.
  if (isForeign(ctx.headers)) throw new AppError('CROSS_SITE')
  const presented = presentedToken(ctx)
  if (!presented) throw new AppError('UNAUTHORIZED')
  const secrets = await inTransaction(ctx, (tx) => rotate(ctx, tx, presented))
  // Thrown out here, or the end of the family would be rolled back.
  if (!secrets) throw new AppError('TOKEN_EXPIRED')
  setRefreshCookie(ctx, secrets)
  return { tokens: presentTokens(ctx, secrets) }
}

async function rotate(ctx: Ctx, tx: Transaction, { token, by }: Presented) {
  const known = await findSession(ctx, tx, token)
  if (!known) return null
  const user = await lockUser(tx, known.userId)
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, known.id))
  if (!user || !session) return null

  const { isBackoffice } = user
  const isOver = endOfSignIn({ ...session, isBackoffice, now: ctx.now() }) === null
  const verdict = judgeRefresh({ session, isSuspended: user.suspendedAt !== null, isOver, by, now: ctx.now() })
  switch (verdict) {
    case 'refuse':
      return null
    case 'endFamily':
      await revokeFamily(ctx, tx, session.family)
      return null
    case 'rotate':
      await tx.update(sessions).set({ rotatedAt: ctx.now() }).where(eq(sessions.id, session.id))
      return openSession(ctx, tx, { ...session, isBackoffice })
    case 'repeat':
      return openSession(ctx, tx, { ...session, isBackoffice })
  }
  verdict satisfies never
  return null
}

async function findSession({ site }: Ctx, tx: Transaction, token: string) {
  const [session] = await tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.refreshHash, hashSecret(token)), eq(users.siteId, site.id)))
  return session
}
