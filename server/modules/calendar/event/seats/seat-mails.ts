import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { env } from '@/lib/env'
import { routePath } from '@/lib/routing/links'
import type { CalendarEvent } from '@/server/adapters/calendar/icalendar'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { senderOf } from '@/server/modules/mail/delivery/sender'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { findCompany } from '@/server/modules/settings/company'
import type { SeatEventRow } from './seat-event'
import { signSeatToken } from './seat-link'

type Guest = Pick<typeof seatReservations.$inferSelect, 'id' | 'email' | 'seats' | 'languageId'>
type SeatMail = {
  template: 'seatsReserved' | 'seatsMoved' | 'seatsCancelled'
  event: SeatEventRow
  guests: readonly Guest[]
  /** The guest has asked for seats again. */
  isRepeated?: boolean
}

/** Queues one mail with a calendar file to each guest, in the caller's transaction. */
export async function mailGuests(ctx: Ctx, tx: Transaction, { template, event, guests, isRepeated }: SeatMail) {
  if (guests.length === 0) return
  const calendar = await calendarEvent(ctx, tx, event)
  for (const { id, email, seats, languageId } of guests) {
    const data = { seats, calendar, isRepeated, token: template === 'seatsCancelled' ? '' : await signSeatToken(tx, ctx.site, id) }
    await queueMail(ctx, tx, { template, to: email, languageId, data })
  }
}

/** Confirmed guests of an event. */
export function loadGuests(tx: Transaction, eventId: number): Promise<Guest[]> {
  return tx
    .select({
      id: seatReservations.id,
      email: seatReservations.email,
      seats: seatReservations.seats,
      languageId: seatReservations.languageId,
    })
    .from(seatReservations)
    .where(and(eq(seatReservations.eventId, eventId), isNotNull(seatReservations.confirmedAt)))
    .orderBy(asc(seatReservations.id))
}

async function calendarEvent(ctx: Ctx, tx: Transaction, { id, title, place, startsAt, endsAt }: SeatEventRow): Promise<CalendarEvent> {
  const { site } = ctx
  const { name, address } = senderOf({ ...site, company: await findCompany(tx, site.id) }, env.MAIL_FROM)
  return {
    uid: `event-${id}@${new URL(site.url).hostname}`,
    title,
    place,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    url: `${site.url}${routePath('/event/[id]', String(id))}`,
    organizer: { name, email: address },
    sentAt: ctx.now().toISOString(),
  }
}
