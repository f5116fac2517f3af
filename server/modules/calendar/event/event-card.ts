import type { EventCard } from '@/lib/api/entities/event.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
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
  mediaId: events.mediaId,
  mediaAlt: eventTexts.mediaAlt,
}

type Row = Pick<EventCard, 'id' | 'title' | 'summary' | 'place' | 'seats'> & {
  startsAt: Date
  endsAt: Date
  mediaId: number | null
  mediaAlt: string | null
}

export function presentEventCard(
  { id, title, summary, place, seats, startsAt, endsAt, mediaId, mediaAlt }: Row,
  pictures: Map<number, Picture>,
): EventCard {
  const picture = mediaId === null ? undefined : pictures.get(mediaId)
  return {
    id,
    title,
    summary,
    place,
    seats,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    media: picture ? withAlt(picture, mediaAlt) : null,
  }
}
