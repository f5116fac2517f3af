import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { sessions, users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { isForeign } from '@/server/core/cross-site'
import { log } from '@/server/core/log'
import { hashSecret } from '@/server/core/secrets'
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
  const isSuccessorSpent = session.rotatedAt !== null && (await isAnyLaterSpent(tx, session))
  const verdict = judgeRefresh({ session, isSuccessorSpent, isSuspended: user.suspendedAt !== null, isOver, by, now: ctx.now() })
  const next = { ...session, isBackoffice, generation: session.generation + 1 }
  switch (verdict) {
    case 'refuse':
      return null
    case 'endFamily':
      log('warn', 'a refresh came with what was spent before: the sign-in is ended', { requestId: ctx.requestId, userId: known.userId })
      await revokeFamily(ctx, tx, session.family)
      return null
    case 'rotate':
      await spendGeneration(ctx, tx, session)
      return openSession(ctx, tx, next)
    case 'repeat':
      return openSession(ctx, tx, next)
  }
  verdict satisfies never
  return null
}

type Place = Pick<typeof sessions.$inferSelect, 'family' | 'generation'>

/** All that were given for the same cookie are spent with the first of them that is used, so that no second line of them lives on. */
async function spendGeneration(ctx: Ctx, tx: Transaction, { family, generation }: Place) {
  const isOfThem = and(eq(sessions.family, family), eq(sessions.generation, generation), isNull(sessions.rotatedAt))
  await tx.update(sessions).set({ rotatedAt: ctx.now() }).where(isOfThem)
}

async function isAnyLaterSpent(tx: Transaction, { family, generation }: Place) {
  const isLater = and(eq(sessions.family, family), gt(sessions.generation, generation), isNotNull(sessions.rotatedAt))
  return (await tx.$count(sessions, isLater)) > 0
}

async function findSession({ site }: Ctx, tx: Transaction, token: string) {
  const [session] = await tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.refreshHash, hashSecret(token)), eq(users.siteId, site.id)))
  return session
}
