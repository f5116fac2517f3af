import { and, eq } from 'drizzle-orm'
import type { OfficeEvent } from '@/lib/api/v1/calendar/event/office.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { fillText, texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { media } from '@/server/db/schema/media'
import { eventCardColumns, presentEventCard } from '@/server/modules/calendar/event/event-card'
import { countTaken } from '@/server/modules/calendar/event/seats/seat-counts'
import { loadPictures } from '@/server/modules/media/pictures'

export const eventTags = (id: number) => ['events', `event:${id}`, 'links']

/** The event, locked until the transaction ends. @throws NOT_FOUND */
export async function lockEvent(ctx: Ctx, tx: Transaction, id: number): Promise<OfficeEvent> {
  const [row] = await tx
    .select({ ...eventCardColumns, version: events.version })
    .from(events)
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), eq(eventTexts.languageId, ctx.language.id)))
    .where(and(eq(events.id, id), eq(events.siteId, ctx.site.id)))
    .for('update', { of: events })
  if (!row) throw new AppError('NOT_FOUND')
  const pictures = await loadPictures({ ...ctx, db: tx }, row.mediaId === null ? [] : [row.mediaId])
  const { archivedAt, isReservable, version } = row
  return { ...presentEventCard(row, { pictures, now: ctx.now() }), isArchived: archivedAt !== null, isReservable, version }
}

type Facts = { startsAt: Date; endsAt: Date; mediaId: number | null | undefined; seats: number | null; isReservable: boolean }

/** @throws VALIDATION for an end before the start, a picture of another site and reservations without a number of seats */
export async function refuseWrongEvent({ site }: Ctx, tx: Transaction, { startsAt, endsAt, mediaId, seats, isReservable }: Facts) {
  if (isReservable && seats === null) throw new AppError('VALIDATION', { fieldErrors: { seats: [texts.events.seatsMissing] } })
  if (endsAt <= startsAt) throw new AppError('VALIDATION', { fieldErrors: { ends_at: [texts.events.endsBeforeStart] } })
  const isKnown = !mediaId || (await tx.$count(media, and(eq(media.id, mediaId), eq(media.siteId, site.id)))) === 1
  if (!isKnown) throw new AppError('VALIDATION', { fieldErrors: { mediaId: ['unknown'] } })
}

/** Under the event's lock. @throws VALIDATION for fewer seats than are reserved (docs/rules/events.md#seat-number) */
export async function refuseFewerSeats(tx: Transaction, { id, seats }: { id: number; seats: number | null | undefined }) {
  if (typeof seats !== 'number') return
  const taken = await countTaken(tx, id)
  if (seats < taken)
    throw new AppError('VALIDATION', { fieldErrors: { seats: [fillText(texts.events.seatsReserved, { taken: String(taken) })] } })
}
