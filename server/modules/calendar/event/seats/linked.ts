import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { isConfirmationLate } from './delete-old-reservations'
import { findSeatEvent } from './seat-event'
import { findLinkedReservation } from './seat-link'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linked(ctx: Ctx, { token }: ParsedOf<typeof seatApi.linked>) {
  const found = await findLinkedReservation(ctx.db, ctx.site, token)
  if (!found || isConfirmationLate(found, ctx.now())) throw new AppError('TOKEN_SPENT')
  const event = await findSeatEvent(ctx, ctx.db, found.eventId)
  if (!event) throw new AppError('TOKEN_SPENT')
  const { title, startsAt, endsAt } = event
  const isConfirmed = found.confirmedAt !== null
  return { seats: found.seats, title, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), isConfirmed }
}
