import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { lockSeatEvent, requireSeats } from './seat-event'
import { signSeatToken } from './seat-link'
import { mailGuests } from './seat-mails'

/** The answer does not tell whether the address has reserved before: that guest gets the reservation's confirmation again (docs/rules/events.md#seats-opt-in). */
export async function reserve(ctx: Ctx, { eventId, name, email, seats }: ParsedOf<typeof seatApi.reserve>) {
  await inTransaction(ctx, async (tx) => {
    const event = await lockSeatEvent(ctx, tx, eventId)
    await requireSeats(ctx, tx, { event, seats })
    const isOwn = and(eq(seatReservations.eventId, eventId), eq(seatReservations.email, email))
    const [held] = await tx.select().from(seatReservations).where(isOwn)
    if (held?.confirmedAt) return mailGuests(ctx, tx, { template: 'seatsReserved', event, guests: [held] })
    await tx.delete(seatReservations).where(isOwn)
    const [row] = await tx
      .insert(seatReservations)
      .values({ siteId: ctx.site.id, languageId: ctx.language.id, eventId, name, email, seats, askedAt: ctx.now() })
      .returning({ id: seatReservations.id })
    if (!row) throw new Error('The reservation was not written.')
    const token = await signSeatToken(tx, ctx.site, row.id)
    const startsAt = event.startsAt.toISOString()
    await queueMail(ctx, tx, { template: 'seatsConfirm', to: email, data: { token, seats, title: event.title, startsAt } })
  })
  return {}
}
