import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { isConfirmationLate } from './delete-old-reservations'
import { lockSeatEvent, requireSeats } from './seat-event'
import { findLinkedReservation } from './seat-link'
import { mailGuests } from './seat-mails'

/** Takes the seats under the event's lock, so the last one goes to one guest. Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof seatApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const linked = await findLinkedReservation(tx, ctx.site, token)
    if (!linked) throw new AppError('TOKEN_SPENT')
    const event = await lockSeatEvent(ctx, tx, linked.eventId)
    // Another request may have confirmed, cancelled or expired it before the lock.
    const found = await findLinkedReservation(tx, ctx.site, token)
    if (!found || isConfirmationLate(found, ctx.now())) throw new AppError('TOKEN_SPENT')
    if (!found.confirmedAt) {
      await requireSeats(ctx, tx, { event, seats: found.seats })
      await tx.update(seatReservations).set({ confirmedAt: ctx.now() }).where(eq(seatReservations.id, found.id))
      await mailGuests(ctx, tx, { template: 'seatsReserved', event, guests: [found] })
      await ctx.invalidateTags(tx, [`event:${event.id}`])
    }
    return {
      email: found.email,
      seats: found.seats,
      event: { id: event.id, title: event.title, starts_at: event.startsAt.toISOString() },
    }
  })
}
