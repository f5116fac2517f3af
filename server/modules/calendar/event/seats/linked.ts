import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { findSeatEvent } from './seat-event'
import { findLinkedReservation } from './seat-link'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linked(ctx: Ctx, { token }: ParsedOf<typeof seatApi.linked>) {
  const found = await findLinkedReservation(ctx.db, ctx.site, token)
  const event = found && (await findSeatEvent(ctx, ctx.db, found.eventId))
  if (!event) throw new AppError('TOKEN_SPENT')
  const { title, startsAt, endsAt } = event
  return { seats: found.seats, title, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }
}
