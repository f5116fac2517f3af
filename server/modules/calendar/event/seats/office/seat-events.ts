import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { SeatEvent } from '@/lib/api/v1/calendar/event/seats/office.schema'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts, seatReservations } from '@/server/db/schema/calendar'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'
import { takenSeats } from '@/server/modules/calendar/event/seats/seat-counts'

/** Events with a number of seats or with reservations. */
export function hasSeats(ctx: Ctx, more?: SQL) {
  const isReserved = sql`exists (select from ${seatReservations} r where r.event_id = ${events.id} and r.confirmed_at is not null)`
  return and(isPublishedEvent(ctx), or(isNotNull(events.seats), isReserved), more)
}

/** Published events with their seats, in the caller's language. */
export function selectSeatEvents({ db, language }: Ctx) {
  return db
    .select({
      id: events.id,
      title: eventTexts.title,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      seats: events.seats,
      isReservable: events.isReservable,
      taken: takenSeats,
      version: events.version,
    })
    .from(events)
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), eq(eventTexts.languageId, language.id)))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectSeatEvents>>[number]

export function presentSeatEvent({ startsAt, endsAt, ...event }: Row): SeatEvent {
  return { ...event, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }
}
