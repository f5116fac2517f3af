import { and, asc, gte, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import type { Ctx } from '@/server/core/context'
import type { EventStream } from '@/server/core/http/event-stream'
import { liveEmployee } from '@/server/core/live-session'
import { requireUser } from '@/server/core/require-user'
import { officeNotifications as n } from '@/server/db/schema/notification'
import { openHub, type MissedEvents } from './hub'
import { isVisible } from './visible-notifications'

/** Streams of a user and of all users, in one process (docs/rules/administration.md#office-events). */
const maxOfUser = 20
const maxOfAll = 1000

/** How many missed events a reader is sent at most; the bell fetches its list anyway. */
const maxMissed = 100

/** docs/rules/administration.md#office-events */
export async function stream(ctx: Ctx, input: ParsedOf<typeof adminNotificationApi.stream>): Promise<EventStream<OfficeEvent>> {
  const { id: userId } = requireUser(ctx)
  const hub = await openHub()
  if (hub.countStreams(userId) >= maxOfUser || hub.countStreams() >= maxOfAll) throw new AppError('TOO_MANY', { retryAfter: 30 })
  return {
    open: (sink) =>
      hub.join({
        siteId: ctx.site.id,
        userId,
        sink,
        loadScopes: async () => (await liveEmployee(ctx))?.scopes ?? null,
        loadMissed: (scopes) => loadMissed(ctx, { scopes, since: input['last-event-id'] }),
      }),
  }
}

/** The notifications of transactions from a position on, and the position of now, in one snapshot: all before it had ended, so nothing is between them. */
async function loadMissed(ctx: Ctx, { scopes, since }: { scopes: readonly string[]; since: string | undefined }): Promise<MissedEvents> {
  const { id: userId } = requireUser(ctx)
  const visible = isVisible({ siteId: ctx.site.id, userId, scopes, now: ctx.now() })
  return ctx.db.transaction(
    async (tx) => {
      const [row] = await tx.execute<{ position: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`)
      if (!row) throw new Error('The database told no position.')
      if (since === undefined) return { events: [], position: row.position }
      const missed = await tx
        .select({ id: n.id, kind: n.kind, subjectId: n.subjectId })
        .from(n)
        .where(and(visible, gte(n.xact, Number(since))))
        .orderBy(asc(n.id))
        .limit(maxMissed)
      return { events: missed.map((one) => ({ event: 'notification', ...one })), position: row.position }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
