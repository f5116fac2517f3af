import type { EventCard } from '@/lib/api/entities/event.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import { takesReservations } from '@/server/modules/calendar/event/seats/seat-event'
import { withAlt } from '@/server/modules/media/with-alt'
import { events, eventTexts } from '@/server/db/schema/calendar'

/** The columns of `presentEventCard`. */
export const eventCardColumns = {
  id: events.id,
  title: eventTexts.title,
  summary: eventTexts.summary,
  place: eventTexts.place,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  seats: events.seats,
  isReservable: events.isReservable,
  archivedAt: events.archivedAt,
  mediaId: events.mediaId,
  mediaAlt: eventTexts.mediaAlt,
}

type Row = Pick<EventCard, 'id' | 'title' | 'summary' | 'place' | 'seats'> & {
  startsAt: Date
  endsAt: Date
  mediaId: number | null
  mediaAlt: string | null
  isReservable: boolean
  archivedAt: Date | null
}

export function presentEventCard(row: Row, { pictures, now }: { pictures: Map<number, Picture>; now: Date }): EventCard {
  const { id, title, summary, place, seats, startsAt, endsAt, mediaId, mediaAlt } = row
  const picture = mediaId === null ? undefined : pictures.get(mediaId)
  return {
    id,
    title,
    summary,
    place,
    seats,
    takes_reservations: takesReservations(row, now),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    media: picture ? withAlt(picture, mediaAlt) : null,
  }
}
