import { and, eq, lte } from 'drizzle-orm'
import type { Tokens } from '@/lib/api/v1/auth.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { hashSecret, newSecret } from '@/server/core/secrets'
import { accessTokenSeconds, sessionExpiry } from './session-expiry'

type NewSession = { userId: number; isBackoffice: boolean; family: string; generation?: number; signedInAt: Date }
export type SessionTokens = { accessToken: string; refreshToken: string; /** Seconds. */ accessSeconds: number; refreshSeconds: number }

/** A session with new secrets in its family, and the user's long dead ones swept out. Only hashes of the secrets are kept. */
export async function openSession(ctx: Ctx, tx: Transaction, opening: NewSession): Promise<SessionTokens> {
  const { userId, family, generation, signedInAt } = opening
  const now = ctx.now()
  const end = sessionExpiry({ ...opening, now })
  if (!end) throw new AppError('TOKEN_EXPIRED')
  const refreshFor = Math.floor((end.getTime() - now.getTime()) / 1000)
  const accessFor = Math.min(accessTokenSeconds, refreshFor)
  const secrets = { accessToken: newSecret(), refreshToken: newSecret() }
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.refreshExpiresAt, now)))
  await tx.insert(sessions).values({
    userId,
    family,
    generation,
    accessHash: hashSecret(secrets.accessToken),
    refreshHash: hashSecret(secrets.refreshToken),
    accessExpiresAt: addSeconds(now, accessFor),
    refreshExpiresAt: end,
    userAgent: ctx.headers.get('user-agent')?.slice(0, 300) ?? '',
    signedInAt,
    createdAt: now,
  })
  return { ...secrets, accessSeconds: accessFor, refreshSeconds: refreshFor }
}

/** A browser has its refresh token in the cookie and does not get to see it; a program, or whoever shows one in a header, gets it in the answer. */
export function presentTokens(ctx: Ctx, { accessToken, refreshToken, accessSeconds: accessFor }: SessionTokens): Tokens {
  return { accessToken, refreshToken: isBrowser(ctx) ? null : refreshToken, expiresIn: accessFor }
}

/** Over plain http a browser says where a request comes from with a write only; with a read it shows its cookie. */
function isBrowser({ headers }: Ctx) {
  if (headers.has('sec-fetch-site') || headers.has('origin')) return true
  return headers.has('cookie') && !headers.has('refreshtoken')
}

function addSeconds(from: Date, seconds: number) {
  return new Date(from.getTime() + seconds * 1000)
}
