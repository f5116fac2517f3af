import { and, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { officeNotificationReads as reads, officeNotifications as n } from '@/server/db/schema/notification'
import { countUnread, isUnread } from './count-unread'
import { announceRead } from './office-channel'

/** Marks what the caller can see now, all or `which`. It changes nothing that anybody else sees, so the audit log does not have it. */
export function markRead(ctx: Ctx, which?: SQL) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const unread = tx
      .select({ userId: sql<number>`${userId}::int`.as('user_id'), notificationId: n.id })
      .from(n)
      .where(and(isUnread(ctx, tx), which))
      // Of equal order in every transaction, so that two tabs do not deadlock.
      .orderBy(n.id)
    const marked = await tx.insert(reads).select(unread).onConflictDoNothing().returning({ id: reads.notificationId })
    if (marked.length > 0) await announceRead(tx, { siteId: ctx.site.id, userId })
    return { unread: await countUnread(ctx, tx) }
  })
}
