import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { sessions, users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { isCrossSite } from '@/server/core/http/cross-site'
import { log } from '@/server/core/log'
import { hashSecret } from '@/server/core/security/secrets'
import { decideRefresh } from './session/decide-refresh'
import { sessionExpiry } from './session/session-expiry'
import { openSession, presentTokens } from './session/open-session'
import { presentedToken, setRefreshCookie } from './session/refresh-cookie'
import { lockUser, revokeFamily } from './session/revoke'

/** Rotates a refresh token (docs/rules/accounts.md#refresh-rotation). */
export async function refresh(ctx: Ctx) {
  // A GET that changes state; the middleware checks writes only.
  if (isCrossSite(ctx.headers)) throw new AppError('CROSS_SITE')
  const token = presentedToken(ctx)
  if (!token) throw new AppError('UNAUTHORIZED')
  const secrets = await inTransaction(ctx, (tx) => rotateTokens(ctx, tx, token))
  // Thrown outside the transaction, or revoking the family would be rolled back.
  if (!secrets) throw new AppError('TOKEN_EXPIRED')
  setRefreshCookie(ctx, secrets)
  return { tokens: presentTokens(ctx, secrets) }
}

async function rotateTokens(ctx: Ctx, tx: Transaction, token: string) {
  const presentedSession = await findSession(ctx, tx, token)
  if (!presentedSession) return null
  const user = await lockUser(tx, presentedSession.userId)
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, presentedSession.id))
  if (!user || !session) return null

  const { isBackoffice } = user
  const hasEnded = sessionExpiry({ ...session, isBackoffice, now: ctx.now() }) === null
  const isSuccessorUsed = session.rotatedAt !== null && (await hasUsedSuccessor(tx, session))
  const decision = decideRefresh({ session, isSuccessorUsed, isSuspended: user.suspendedAt !== null, hasEnded, now: ctx.now() })
  const next = { ...session, isBackoffice, generation: session.generation + 1 }
  switch (decision) {
    case 'reject':
      return null
    case 'revokeFamily':
      log('warn', 'a rotated refresh token was used again: its session family is revoked', {
        requestId: ctx.requestId,
        userId: presentedSession.userId,
      })
      await revokeFamily(ctx, tx, session.family)
      return null
    case 'rotate':
      await markGenerationRotated(ctx, tx, session)
      return openSession(ctx, tx, next)
    case 'reissue':
      return openSession(ctx, tx, next)
  }
  decision satisfies never
  return null
}

type FamilyPosition = Pick<typeof sessions.$inferSelect, 'family' | 'generation'>

/** Marks all tokens of a generation as rotated once one of them is used, so that no second chain lives on. */
async function markGenerationRotated(ctx: Ctx, tx: Transaction, { family, generation }: FamilyPosition) {
  const isSameGeneration = and(eq(sessions.family, family), eq(sessions.generation, generation), isNull(sessions.rotatedAt))
  await tx.update(sessions).set({ rotatedAt: ctx.now() }).where(isSameGeneration)
}

async function hasUsedSuccessor(tx: Transaction, { family, generation }: FamilyPosition) {
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
