import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { lockSeatEvent } from './seat-event'
import { loadGuests, mailGuests } from './seat-mails'

type Before = { startsAt: Date; endsAt: Date; place: string }

/** Mails the guests of an upcoming event its new time or place (docs/rules/events.md#seat-changes). */
export async function mailMovedEvent(ctx: Ctx, tx: Transaction, { id, before }: { id: number; before: Before }) {
  const event = await lockSeatEvent(ctx, tx, id)
  if (event.endsAt <= ctx.now()) return
  const isSame = event.place === before.place && isSameTime(event.startsAt, before.startsAt) && isSameTime(event.endsAt, before.endsAt)
  if (isSame) return
  await mailGuests(ctx, tx, { template: 'seatsMoved', event, guests: await loadGuests(tx, id) })
}

/** Deletes the reservations of an event that is called off, and tells its guests (docs/rules/events.md#seat-cancellation). */
export async function cancelReservations(ctx: Ctx, tx: Transaction, id: number) {
  const event = await lockSeatEvent(ctx, tx, id)
  if (event.startsAt <= ctx.now()) return
  await mailGuests(ctx, tx, { template: 'seatsCancelled', event, guests: await loadGuests(tx, id) })
  await tx.delete(seatReservations).where(eq(seatReservations.eventId, id))
}

function isSameTime(one: Date, other: Date) {
  return one.getTime() === other.getTime()
}
