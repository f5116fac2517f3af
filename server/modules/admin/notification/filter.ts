import { desc, eq, and, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { forms, formEntries } from '@/server/db/schema/form'
import { officeNotificationReads as reads, officeNotifications as n } from '@/server/db/schema/notification'
import { orders } from '@/server/db/schema/order'
import { products } from '@/server/db/schema/product'
import { orderReturns } from '@/server/db/schema/return'
import { countUnread } from './count-unread'
import { isVisible } from './visible-notifications'

const shown = 50

/** Names are read now, so that none is kept of what was deleted. */
const nameOf = sql<string>`coalesce(case
  when ${n.kind} = 'returnOpened' then (select o.number from ${orderReturns} r join ${orders} o on o.id = r.order_id where r.id = ${n.subjectId})
  when ${n.kind} = 'formEntry' then (select f.title from ${formEntries} e join ${forms} f on f.id = e.form_id where e.id = ${n.subjectId})
  when ${n.kind} = 'stockLow' then (select p.sku from ${products} p where p.id = ${n.subjectId})
  when ${n.kind} not in ('jobFailed', 'privacyDue') then (select o.number from ${orders} o where o.id = ${n.subjectId})
end, '')`

export async function filter(ctx: Ctx) {
  const { id: userId, scopes } = requireUser(ctx)
  const [rows, unread] = await Promise.all([
    ctx.db
      .select({
        id: n.id,
        kind: n.kind,
        subjectId: n.subjectId,
        name: nameOf,
        createdAt: n.createdAt,
        isRead: sql<boolean>`${reads.userId} is not null`,
      })
      .from(n)
      .leftJoin(reads, and(eq(reads.notificationId, n.id), eq(reads.userId, userId)))
      .where(isVisible({ siteId: ctx.site.id, userId, scopes, now: ctx.now() }))
      .orderBy(desc(n.createdAt), desc(n.id))
      .limit(shown),
    countUnread(ctx, ctx.db),
  ])
  return { records: rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })), unread }
}
