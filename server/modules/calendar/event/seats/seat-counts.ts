import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { events, seatReservations } from '@/server/db/schema/calendar'

/** Seats of confirmed reservations, in a statement over `events`. */
export const takenSeats = sql<number>`(
  select coalesce(sum(held.seats), 0)::int from ${seatReservations} held where held.event_id = ${events.id} and held.confirmed_at is not null
)`

/** Seats that can be reserved, in a statement over `events`; null where none can (docs/rules/events.md#seats). */
export const freeSeats = sql<number | null>`case when ${events.isReservable} then greatest(${events.seats} - ${takenSeats}, 0) end`

/** Seats of confirmed reservations of an event. Under the event's lock the number stays. */
export async function countTaken(tx: Tx, eventId: number): Promise<number> {
  const isHeld = and(eq(seatReservations.eventId, eventId), isNotNull(seatReservations.confirmedAt))
  const [row] = await tx
    .select({ taken: sql<number>`coalesce(sum(${seatReservations.seats}), 0)::int` })
    .from(seatReservations)
    .where(isHeld)
  return row?.taken ?? 0
}
