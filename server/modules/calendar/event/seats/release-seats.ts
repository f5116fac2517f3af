import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { lockSeatEvent } from './seat-event'
import { mailGuests } from './seat-mails'

/** Deletes a reservation. A guest of an event to come gets the file that removes it from the calendar (docs/rules/events.md#seat-cancellation). */
export async function releaseSeats(
  ctx: Ctx,
  tx: Transaction,
  { id, eventId }: Pick<typeof seatReservations.$inferSelect, 'id' | 'eventId'>,
) {
  const event = await lockSeatEvent(ctx, tx, eventId)
  const guests = await tx.delete(seatReservations).where(eq(seatReservations.id, id)).returning()
  const notified = guests.filter(({ confirmedAt }) => confirmedAt !== null && event.startsAt > ctx.now())
  await mailGuests(ctx, tx, { template: 'seatsCancelled', event, guests: notified })
  await ctx.invalidateTags(tx, [`event:${eventId}`])
}
