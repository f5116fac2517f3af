import { and, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { events, seatReservations } from '@/server/db/schema/calendar'
import { outbox } from '@/server/db/schema/outbox'

const dayMs = 86_400_000
/** How long a request can be confirmed, days. */
const confirmationDays = 1
/** How long a reservation is kept after the event, days. */
const retentionDays = 30

const batchSize = 200

/** Requests up to this moment can no longer be confirmed. */
function confirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * dayMs)
}

/** Whether an unconfirmed request can no longer be confirmed. */
export function isConfirmationLate({ confirmedAt, askedAt }: { confirmedAt: Date | null; askedAt: Date }, now: Date): boolean {
  return confirmedAt === null && askedAt <= confirmationCutoff(now)
}

/** Deletes requests that were not confirmed, with their mails, and reservations of events long over (docs/rules/events.md#seat-retention). @returns how many */
export async function deleteOldReservations(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  return inTransaction({ db }, async (tx) => {
    const isUnconfirmed = and(isNull(seatReservations.confirmedAt), lte(seatReservations.askedAt, confirmationCutoff(now())))
    const isLongOver = lte(events.endsAt, new Date(now().getTime() - retentionDays * dayMs))
    const old = await tx
      .select({ id: seatReservations.id })
      .from(seatReservations)
      .innerJoin(events, eq(events.id, seatReservations.eventId))
      .where(or(isUnconfirmed, isLongOver))
      .limit(batchSize)
      .for('update', { of: seatReservations, skipLocked: true })
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    const ownMails = tx
      .select({ one: sql`1` })
      .from(seatReservations)
      .where(and(inArray(seatReservations.id, ids), eq(seatReservations.siteId, outbox.siteId), eq(seatReservations.email, outbox.to)))
    // A mail about a later request of the address stays.
    const isOld = lte(outbox.createdAt, confirmationCutoff(now()))
    await tx.delete(outbox).where(and(eq(outbox.template, 'seatsConfirm'), isOld, exists(ownMails)))
    await tx.delete(seatReservations).where(inArray(seatReservations.id, ids))
    return ids.length
  })
}
