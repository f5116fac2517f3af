import { and, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { visibleKinds } from '@/lib/office/notifications'
import { officeNotifications as n } from '@/server/db/schema/notification'

/** How long the bell keeps what happened, days; the triggers of office-notifications.sql have the same (docs/rules/administration.md#notifications). */
export const retentionDays = 14

type Reader = { siteId: number; userId: number; scopes: readonly string[]; now: Date }

/** The notifications that a reader may see and did not cause. */
export function isVisible({ siteId, userId, scopes, now }: Reader): SQL | undefined {
  return and(
    eq(n.siteId, siteId),
    inArray(n.kind, visibleKinds(scopes)),
    gt(n.createdAt, new Date(now.getTime() - retentionDays * 86_400_000)),
    or(isNull(n.actorId), ne(n.actorId, userId)),
  )
}
