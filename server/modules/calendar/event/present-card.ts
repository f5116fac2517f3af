import type { EventCard } from '@/lib/api/entities/event.schema'
import type { Picture } from '@/lib/api/entities/media.schema'

type Row = Pick<EventCard, 'id' | 'title' | 'summary' | 'place' | 'seats'> & { startsAt: Date; endsAt: Date; mediaId: number | null }

export function presentCard(
  { id, title, summary, place, seats, startsAt, endsAt, mediaId }: Row,
  pictures: Map<number, Picture>,
): EventCard {
  return {
    id,
    title,
    summary,
    place,
    seats,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    media: (mediaId && pictures.get(mediaId)) || null,
  }
}
