import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { RichNode } from '@/lib/api/entities/common.schema'
import type { Event } from '@/lib/api/entities/event.schema'
import { AppError } from '@/lib/api/errors'
import type { eventApi } from '@/lib/api/v1/calendar/event/public'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { resolveReferences } from '@/server/modules/cms/link-targets/resolve-references'
import { loadPictures } from '@/server/modules/media/pictures'
import { eventCardColumns, presentEventCard } from '@/server/modules/calendar/event/event-card'
import { freeSeats } from '@/server/modules/calendar/event/seats/seat-counts'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof eventApi.get>): Promise<Event> {
  const [row] = await ctx.db
    .select({ ...eventCardColumns, body: eventTexts.body, updatedAt: events.updatedAt, freeSeats })
    .from(events)
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), isPublishedEvent(ctx)))
    .where(eq(events.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  const [pictures, [body]] = await Promise.all([
    loadPictures(ctx, row.mediaId === null ? [] : [row.mediaId]),
    resolveReferences(ctx, [row.body]),
  ])
  return {
    ...presentEventCard(row, { pictures, now: ctx.now() }),
    body: RichNode.parse(body),
    over: row.endsAt <= ctx.now(),
    free_seats: row.startsAt > ctx.now() ? row.freeSeats : null,
    updated_at: row.updatedAt.toISOString(),
  }
}
