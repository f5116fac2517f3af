import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import type { Ctx } from '@/server/core/context'
import { seatReservations } from '@/server/db/schema/calendar'

/** Guests by name, as they stand at the door. */
export async function filter({ db, site }: Ctx, { eventId, page, limit }: ParsedOf<typeof officeSeatApi.filter>) {
  const { id, name, email, seats, confirmedAt } = seatReservations
  const isHeld = and(eq(seatReservations.siteId, site.id), eq(seatReservations.eventId, eventId), isNotNull(confirmedAt))
  const [rows, totalRecords] = await Promise.all([
    db
      .select({ id, name, email, seats, confirmedAt })
      .from(seatReservations)
      .where(isHeld)
      .orderBy(asc(name), asc(id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(seatReservations, isHeld),
  ])
  const records = rows.map((row) => ({ ...row, confirmedAt: row.confirmedAt?.toISOString() ?? '' }))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
