import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import type { Ctx } from '@/server/core/context'
import { events } from '@/server/db/schema/calendar'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'
import { presentSeatEvent, selectSeatEvents } from './seat-events'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeSeatApi.get>) {
  const [row] = await selectSeatEvents(ctx).where(and(isPublishedEvent(ctx), eq(events.id, id)))
  if (!row) throw new AppError('NOT_FOUND')
  return presentSeatEvent(row)
}
