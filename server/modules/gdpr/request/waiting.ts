import { and, eq, isNull, lt, min, ne, or, sql } from 'drizzle-orm'
import { isoDay } from '@/lib/text/dates'
import { daysUntil } from '@/lib/office/privacy-deadline'
import type { Ctx } from '@/server/core/context'
import { privacyRequests } from '@/server/db/schema/privacy'

/** What the shop has to answer: all that is not closed but strangers' requests that nobody has confirmed (docs/rules/privacy.md#privacy-clock). */
export const isActive = and(
  isNull(privacyRequests.closedAt),
  or(ne(privacyRequests.state, 'unconfirmed'), eq(privacyRequests.source, 'staff')),
)

export function isLate(now: Date) {
  return lt(privacyRequests.dueOn, isoDay(now))
}

/** For the overview: how many wait, and the days that are left for the first. */
export async function countWaiting({ db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>) {
  const [row] = await db
    .select({ waiting: sql`count(*)::int`.mapWith(Number), dueOn: min(privacyRequests.dueOn) })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.siteId, site.id), isActive))
  return { waiting: row?.waiting ?? 0, daysLeft: row?.dueOn ? daysUntil(row.dueOn, isoDay(now())) : null }
}
