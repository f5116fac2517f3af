import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { officeNotificationReads as reads, officeNotifications as n } from '@/server/db/schema/notification'
import { isVisible } from './visible-notifications'

/** More are counted no further: the bell shows '99+'. */
const maxCounted = 100

/** Counts the notifications that the caller may see and has not read. */
export function isUnread(ctx: Ctx, tx: Tx) {
  const { id: userId, scopes } = requireUser(ctx)
  const own = tx
    .select({ one: sql`1` })
    .from(reads)
    .where(and(eq(reads.notificationId, n.id), eq(reads.userId, userId)))
  return and(isVisible({ siteId: ctx.site.id, userId, scopes, now: ctx.now() }), notExists(own))
}

export async function countUnread(ctx: Ctx, tx: Tx): Promise<number> {
  const found = tx.select({ id: n.id }).from(n).where(isUnread(ctx, tx)).limit(maxCounted).as('unread')
  return tx.$count(found)
}
