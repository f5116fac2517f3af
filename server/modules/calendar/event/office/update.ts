import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { events } from '@/server/db/schema/calendar'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { mailMovedEvent } from '@/server/modules/calendar/event/seats/event-changes'
import { eventTags, lockEvent, refuseFewerSeats, refuseWrongEvent } from './events'

export async function update(ctx: Ctx, { id, seats, isReservable, mediaId, ...period }: ParsedOf<typeof officeEventApi.update>) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockEvent(ctx, tx, id)
    if (!before.isArchived) await requirePublishRight(ctx, tx)
    const startsAt = new Date(period.starts_at ?? before.starts_at)
    const endsAt = new Date(period.ends_at ?? before.ends_at)
    await refuseWrongEvent(ctx, tx, {
      startsAt,
      endsAt,
      mediaId,
      seats: seats === undefined ? before.seats : seats,
      isReservable: isReservable ?? before.isReservable,
    })
    await refuseFewerSeats(tx, { id, seats })
    await tx.update(events).set({ startsAt, endsAt, seats, isReservable, mediaId, updatedAt: ctx.now() }).where(eq(events.id, id))
    await audit(ctx, tx, { action: 'event.update', target: `event:${id}`, detail: { ...period, seats, isReservable, mediaId } })
    const { place, starts_at, ends_at } = before
    if (!before.isArchived)
      await mailMovedEvent(ctx, tx, { id, before: { place, startsAt: new Date(starts_at), endsAt: new Date(ends_at) } })
    await ctx.invalidateTags(tx, eventTags(id))
    return lockEvent(ctx, tx, id)
  })
}
