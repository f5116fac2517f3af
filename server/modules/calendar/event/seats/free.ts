import { and, eq, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { events } from '@/server/db/schema/calendar'
import { freeSeats } from './seat-counts'
import { takesReservations } from './seat-event'

export async function free(ctx: Ctx, { id }: ParsedOf<typeof seatApi.free>) {
  const [event] = await ctx.db
    .select({ isReservable: events.isReservable, startsAt: events.startsAt, archivedAt: events.archivedAt, free: freeSeats })
    .from(events)
    .where(and(eq(events.id, id), eq(events.siteId, ctx.site.id), isNull(events.archivedAt)))
  if (!event) throw new AppError('NOT_FOUND')
  return { isOpen: takesReservations(event, ctx.now()), free: event.free ?? 0 }
}
