import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { seatReservations } from '@/server/db/schema/calendar'
import { releaseSeats } from '@/server/modules/calendar/event/seats/release-seats'

/** The audit entry names no guest, who may be erased. */
export async function cancel(ctx: Ctx, { id }: ParsedOf<typeof officeSeatApi.cancel>) {
  return inTransaction(ctx, async (tx) => {
    const isIt = and(eq(seatReservations.id, id), eq(seatReservations.siteId, ctx.site.id))
    const [found] = await tx.select().from(seatReservations).where(isIt)
    if (!found) throw new AppError('NOT_FOUND')
    await releaseSeats(ctx, tx, found)
    await audit(ctx, tx, { action: 'seats.cancel', target: `event:${found.eventId}`, detail: { seats: found.seats } })
    return { eventId: found.eventId }
  })
}
