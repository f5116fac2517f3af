import { and, gt, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '@/server/db/client'
import { events } from '@/server/db/schema/calendar'

/** Cache tags of the events that started or ended in the period (docs/rules/platform.md#scheduled-changes). */
export async function loadChangedTags(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const isWithin = (column: PgColumn) => and(gt(column, after), lte(column, upTo))
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.archivedAt), or(isWithin(events.endsAt), and(events.isReservable, isWithin(events.startsAt)))))
  return rows.length === 0 ? [] : ['events', ...rows.map(({ id }) => `event:${id}`)]
}

/** When the next event ends, or the next one with reservations starts, ms; null for none. */
export async function nextScheduledChange(db: Tx, after: Date): Promise<number | null> {
  const { startsAt, endsAt, isReservable } = events
  const [row] = await db
    .select({ end: min(endsAt), start: sql`min(${startsAt}) filter (where ${and(isReservable, gt(startsAt, after))})`.mapWith(startsAt) })
    .from(events)
    .where(and(isNull(events.archivedAt), gt(endsAt, after)))
  const moments = [row?.end, row?.start].flatMap((moment) => (moment ? [moment.getTime()] : []))
  return moments.length === 0 ? null : Math.min(...moments)
}
