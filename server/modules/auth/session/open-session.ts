import { and, eq, lte } from 'drizzle-orm'
import type { Tokens } from '@/lib/api/v1/auth.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { accessTokenSeconds, sessionExpiry } from './session-expiry'

type NewSession = { userId: number; isBackoffice: boolean; family: string; generation?: number; signedInAt: Date; provenAt: Date }
export type SessionTokens = { accessToken: string; refreshToken: string; /** Seconds. */ accessSeconds: number; refreshSeconds: number }

/**
 * Opens a session with new tokens in its family and deletes the user's expired ones. Stores hashes only
 * (docs/rules/accounts.md#session-tokens).
 */
export async function openSession(ctx: Ctx, tx: Transaction, newSession: NewSession): Promise<SessionTokens> {
  const { userId, family, generation, signedInAt, provenAt } = newSession
  const now = ctx.now()
  const end = sessionExpiry({ ...newSession, now })
  if (!end) throw new AppError('TOKEN_EXPIRED')
  const refreshSeconds = Math.floor((end.getTime() - now.getTime()) / 1000)
  const accessSeconds = Math.min(accessTokenSeconds, refreshSeconds)
  const secrets = { accessToken: newSecret(), refreshToken: newSecret() }
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.refreshExpiresAt, now)))
  await tx.insert(sessions).values({
    userId,
    family,
    generation,
    accessHash: hashSecret(secrets.accessToken),
    refreshHash: hashSecret(secrets.refreshToken),
    accessExpiresAt: addSeconds(now, accessSeconds),
    refreshExpiresAt: end,
    userAgent: ctx.headers.get('user-agent')?.slice(0, 300) ?? '',
    signedInAt,
    provenAt,
    createdAt: now,
  })
  return { ...secrets, accessSeconds, refreshSeconds }
}

/** A browser gets its refresh token in the cookie only; other clients get it in the body. */
export function presentTokens(ctx: Ctx, { accessToken, refreshToken, accessSeconds }: SessionTokens): Tokens {
  return { accessToken, refreshToken: isBrowser(ctx) ? null : refreshToken, expiresIn: accessSeconds }
}

/** Over plain http browsers send no Origin with reads, but a cookie. */
function isBrowser({ headers }: Ctx) {
  if (headers.has('sec-fetch-site') || headers.has('origin')) return true
  return headers.has('cookie') && !headers.has('refreshtoken')
}

function addSeconds(from: Date, seconds: number) {
  return new Date(from.getTime() + seconds * 1000)
}
