import type { ParsedOf } from '@/lib/api/endpoint'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { releaseSeats } from './release-seats'
import { findLinkedReservation } from './seat-link'

/** Idempotent: succeeds if the reservation no longer exists. */
export async function cancel(ctx: Ctx, { token }: ParsedOf<typeof seatApi.cancel>) {
  await inTransaction(ctx, async (tx) => {
    const found = await findLinkedReservation(tx, ctx.site, token)
    if (found) await releaseSeats(ctx, tx, found)
  })
  return {}
}
