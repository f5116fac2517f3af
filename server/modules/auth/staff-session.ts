import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { sessions, users } from '@/server/db/schema/user'
import { hashSecret } from '@/server/core/security/secrets'
import { tokenInCookie } from './session/refresh-cookie'

/**
 * Whether the browser's cookie belongs to a valid back-office session, which sees the shop in maintenance
 * (docs/rules/platform.md#maintenance-mode). An unreachable database answers no.
 */
export async function hasStaffSession(site: Pick<SiteInfo, 'id' | 'url'>, cookies: string | null): Promise<boolean> {
  const token = tokenInCookie(site, cookies)
  if (!token) return false
  const now = new Date()
  const isValidSession = and(eq(sessions.refreshHash, hashSecret(token)), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, now))
  const isOfficeUser = and(eq(users.siteId, site.id), eq(users.isBackoffice, true), isNull(users.suspendedAt))
  const found = await database()
    .db.select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isValidSession, isOfficeUser))
    .catch(() => [])
  return found.length > 0
}
