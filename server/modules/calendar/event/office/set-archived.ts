import { eq } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { events } from '@/server/db/schema/calendar'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { cancelReservations } from '@/server/modules/calendar/event/seats/event-changes'
import { eventTags, lockEvent } from './events'

export async function setArchived(ctx: Ctx, { id, isArchived }: { id: number; isArchived: boolean }) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    await lockEvent(ctx, tx, id)
    await tx
      .update(events)
      .set({ archivedAt: isArchived ? ctx.now() : null, updatedAt: ctx.now() })
      .where(eq(events.id, id))
    if (isArchived) await cancelReservations(ctx, tx, id)
    await audit(ctx, tx, { action: isArchived ? 'event.archive' : 'event.restore', target: `event:${id}`, detail: {} })
    await ctx.invalidateTags(tx, eventTags(id))
    return lockEvent(ctx, tx, id)
  })
}
