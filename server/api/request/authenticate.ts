import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Actor, SiteInfo } from '@/server/core/context'
import type { Db } from '@/server/db/client'
import { sessions, users } from '@/server/db/schema/user'
import { hashSecret } from '@/server/core/security/secrets'

/** Finds the holder of the access token. Expired is 401, so that the client refreshes; any other failure is 403 (docs/rules/platform.md#access-token). */
export async function authenticate(db: Db, site: SiteInfo, headers: Headers, now: Date): Promise<Actor> {
  const token = headers.get('accesstoken')
  if (!token) return { kind: 'visitor' }
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      isBackoffice: users.isBackoffice,
      scopes: users.scopes,
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      expiresAt: sessions.accessExpiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.accessHash, hashSecret(token)), isNull(sessions.revokedAt), isNull(users.suspendedAt), eq(users.siteId, site.id)),
    )
  if (!found) throw new AppError('TOKEN_INVALID')
  const { expiresAt, ...user } = found
  if (expiresAt <= now) throw new AppError('TOKEN_EXPIRED')
  return { kind: 'user', ...user }
}
