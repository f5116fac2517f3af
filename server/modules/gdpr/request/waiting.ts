import { and, count, eq, isNull, lt, lte, min, ne, or } from 'drizzle-orm'
import { isoDay, zonedMidnight } from '@/lib/text/dates'
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

/** Counts active requests for the overview, with the date of the oldest. */
export async function countWaiting({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  const [row] = await db
    .select({ count: count(), oldest: min(privacyRequests.receivedOn) })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.siteId, site.id), isActive))
  return { count: row?.count ?? 0, oldest: row?.oldest ? zonedMidnight(new Date(row.oldest)) : null }
}

/** The requests that are due up to a day in Zagreb, the earliest first. */
export function loadDueRequests({ db, site }: Pick<Ctx, 'db' | 'site'>, lastDay: string) {
  return db
    .select({ id: privacyRequests.id, dueOn: privacyRequests.dueOn })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.siteId, site.id), isActive, lte(privacyRequests.dueOn, lastDay)))
    .orderBy(privacyRequests.dueOn, privacyRequests.id)
    .limit(20)
}
