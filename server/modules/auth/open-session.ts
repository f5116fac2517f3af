import { and, eq, lte } from 'drizzle-orm'
import type { Tokens } from '@/lib/api/v1/auth.schema'
import type { Ctx } from '@/server/context'
import { sessions } from '@/server/db/schema/user'
import type { Transaction } from '@/server/db/transaction'
import { hashSecret, newSecret } from '@/server/secrets'

/** DESIGN 6: how long an access token is good, and how long one may stay away and still be signed in. */
export const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 86_400

type Opening = { userId: number; family: string }
export type Secrets = { accessToken: string; refreshToken: string }

/** A session with new secrets in its family, and the user's long dead ones swept out. Only hashes of the secrets are kept. */
export async function openSession(ctx: Ctx, tx: Transaction, { userId, family }: Opening): Promise<Secrets> {
  const now = ctx.now()
  const secrets = { accessToken: newSecret(), refreshToken: newSecret() }
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.refreshExpiresAt, now)))
  await tx.insert(sessions).values({
    userId,
    family,
    accessHash: hashSecret(secrets.accessToken),
    refreshHash: hashSecret(secrets.refreshToken),
    accessExpiresAt: later(now, accessSeconds),
    refreshExpiresAt: later(now, refreshSeconds),
    userAgent: ctx.headers.get('user-agent')?.slice(0, 300) ?? '',
    createdAt: now,
  })
  return secrets
}

/** A browser has its refresh token in the cookie and does not get to see it; a program without one gets it in the answer. */
export function presentTokens(ctx: Ctx, { accessToken, refreshToken }: Secrets): Tokens {
  const isBrowser = ctx.headers.has('sec-fetch-site')
  return { accessToken, refreshToken: isBrowser ? null : refreshToken, expiresIn: accessSeconds }
}

function later(from: Date, seconds: number) {
  return new Date(from.getTime() + seconds * 1000)
}
