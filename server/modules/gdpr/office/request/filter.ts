import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { PrivacyView } from '@/lib/api/v1/gdpr/office/request.schema'
import type { Ctx } from '@/server/core/context'
import { privacyRequests } from '@/server/db/schema/privacy'
import { isActive, isLate } from '@/server/modules/gdpr/request/waiting'
import { presentItem } from '@/server/modules/gdpr/request/present-request'

const countOf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition ?? sql`true`})::int`.mapWith(Number)

/** What is due first stands first; closed ones newest first. */
export async function filter(ctx: Ctx, { view, kind, q, page, limit }: ParsedOf<typeof officeRequestApi.filter>) {
  const { db, site } = ctx
  const now = ctx.now()
  const views: Record<PrivacyView, SQL | undefined> = {
    active: isActive,
    late: and(isActive, isLate(now)),
    unconfirmed: eq(privacyRequests.state, 'unconfirmed'),
    closed: isNotNull(privacyRequests.closedAt),
    all: undefined,
  }
  const part = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const chosen = and(
    eq(privacyRequests.siteId, site.id),
    kind && eq(privacyRequests.kind, kind),
    q === '' ? undefined : sql`${privacyRequests.email} like ${part}`,
  )
  const order =
    view === 'closed'
      ? [desc(privacyRequests.closedAt), desc(privacyRequests.id)]
      : [desc(sql`${privacyRequests.closedAt} is null`), asc(privacyRequests.dueOn), asc(privacyRequests.id)]
  const [rows, [counts]] = await Promise.all([
    db
      .select()
      .from(privacyRequests)
      .where(and(chosen, views[view]))
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({
        active: countOf(views.active),
        late: countOf(views.late),
        unconfirmed: countOf(views.unconfirmed),
        closed: countOf(views.closed),
        all: countOf(views.all),
      })
      .from(privacyRequests)
      .where(chosen),
  ])
  if (!counts) throw new Error('The views were not counted.')
  const totalRecords = counts[view]
  return {
    records: rows.map((row) => presentItem(row, now)),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
    counts,
  }
}
