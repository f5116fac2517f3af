import { and, asc, desc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { countTaken } from './seat-counts'

type EventContext = Pick<Ctx, 'site' | 'language'>

const columns = {
  id: events.id,
  title: eventTexts.title,
  place: eventTexts.place,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  seats: events.seats,
  isReservable: events.isReservable,
  archivedAt: events.archivedAt,
}

export type SeatEventRow = {
  id: number
  title: string
  place: string
  startsAt: Date
  endsAt: Date
  seats: number | null
  isReservable: boolean
  archivedAt: Date | null
}

/** An event, locked, so that concurrent reservations wait for each other; in the caller's language, or another that it has. @throws NOT_FOUND */
export async function lockSeatEvent(ctx: EventContext, tx: Transaction, id: number): Promise<SeatEventRow> {
  const [event] = await selectSeatEvent(ctx, tx, id).for('update', { of: events })
  if (!event) throw new AppError('NOT_FOUND')
  return event
}

/** As `lockSeatEvent`, for reading. */
export async function findSeatEvent(ctx: EventContext, db: Tx, id: number): Promise<SeatEventRow | undefined> {
  const [event] = await selectSeatEvent(ctx, db, id)
  return event
}

function selectSeatEvent({ site, language }: EventContext, tx: Tx, id: number) {
  return tx
    .select(columns)
    .from(events)
    .innerJoin(eventTexts, eq(eventTexts.eventId, events.id))
    .where(and(eq(events.id, id), eq(events.siteId, site.id)))
    .orderBy(desc(eq(eventTexts.languageId, language.id)), asc(eventTexts.languageId))
    .limit(1)
}

/** Whether guests can reserve (docs/rules/events.md#seats). */
export function takesReservations(
  { isReservable, startsAt, archivedAt }: Pick<SeatEventRow, 'isReservable' | 'startsAt' | 'archivedAt'>,
  now: Date,
): boolean {
  return isReservable && archivedAt === null && startsAt > now
}

/** Under the event's lock. @throws SEATS_CLOSED, SEATS_TAKEN with the event, and the seats that are left */
export async function requireSeats({ now }: Pick<Ctx, 'now'>, tx: Transaction, { event, seats }: { event: SeatEventRow; seats: number }) {
  if (!takesReservations(event, now())) throw new AppError('SEATS_CLOSED', { eventId: event.id })
  if (event.seats === null) return
  const free = Math.max(event.seats - (await countTaken(tx, event.id)), 0)
  if (seats > free) throw new AppError('SEATS_TAKEN', { eventId: event.id, free })
}
