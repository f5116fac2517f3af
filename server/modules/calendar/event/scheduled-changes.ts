import { and, gt, isNull, lte, min } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { events } from '@/server/db/schema/calendar'

/** Cache tags of the events that ended in the period (docs/rules/platform.md#scheduled-changes). */
export async function loadChangedTags(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.archivedAt), gt(events.endsAt, after), lte(events.endsAt, upTo)))
  return rows.length === 0 ? [] : ['events', ...rows.map(({ id }) => `event:${id}`)]
}

/** When the next event ends, ms; null for none. */
export async function nextScheduledChange(db: Tx, after: Date): Promise<number | null> {
  const [row] = await db
    .select({ next: min(events.endsAt) })
    .from(events)
    .where(and(isNull(events.archivedAt), gt(events.endsAt, after)))
  return row?.next?.getTime() ?? null
}
