import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { eventTags, lockEvent, refuseWrongEvent } from './events'

export async function create(
  ctx: Ctx,
  { title, summary, place, seats, isReservable, mediaId, ...period }: ParsedOf<typeof officeEventApi.create>,
) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const [startsAt, endsAt, now] = [new Date(period.starts_at), new Date(period.ends_at), ctx.now()]
    await refuseWrongEvent(ctx, tx, { startsAt, endsAt, mediaId, seats, isReservable })
    const [row] = await tx
      .insert(events)
      .values({ siteId: ctx.site.id, startsAt, endsAt, seats, isReservable, mediaId, createdAt: now, updatedAt: now })
      .returning({ id: events.id })
    if (!row) throw new Error('The event was not written.')
    const own = { eventId: row.id, siteId: ctx.site.id, languageId: ctx.language.id }
    await tx.insert(eventTexts).values({ ...own, title, summary, place })
    await audit(ctx, tx, { action: 'event.create', target: `event:${row.id}`, detail: { ...period, seats, isReservable } })
    await ctx.invalidateTags(tx, eventTags(row.id))
    return lockEvent(ctx, tx, row.id)
  })
}
