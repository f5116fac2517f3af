import { asc, count, desc, gt, lte, and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import type { Ctx } from '@/server/core/context'
import { events as eventRows, eventTexts } from '@/server/db/schema/calendar'
import { hasSeats, presentSeatEvent, selectSeatEvents } from './seat-events'

/** Upcoming events soonest first, past ones latest first. */
export async function events(ctx: Ctx, { view, page, limit }: ParsedOf<typeof officeSeatApi.events>) {
  const isUpcoming = view === 'upcoming'
  const matches = hasSeats(ctx, (isUpcoming ? gt : lte)(eventRows.endsAt, ctx.now()))
  const inOrder = isUpcoming ? asc : desc
  const [rows, [total]] = await Promise.all([
    selectSeatEvents(ctx)
      .where(matches)
      .orderBy(inOrder(eventRows.startsAt), inOrder(eventRows.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db
      .select({ total: count() })
      .from(eventRows)
      .innerJoin(eventTexts, and(eq(eventTexts.eventId, eventRows.id), eq(eventTexts.languageId, ctx.language.id)))
      .where(matches),
  ])
  const totalRecords = total?.total ?? 0
  return { records: rows.map(presentSeatEvent), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
