import type { Event } from '@/lib/api/entities/event.schema'

type EventFields = Pick<Event, 'title' | 'summary' | 'place' | 'starts_at' | 'ends_at' | 'seats' | 'free_seats'>
type LdContext = { url: string; image: string | undefined; organizer: { name: string; url: string } }

/** An event as schema.org/Event; URLs are absolute. */
export function eventLd(
  { title, summary, place, starts_at, ends_at, seats, free_seats }: EventFields,
  { url, image, organizer }: LdContext,
) {
  return {
    '@type': 'Event',
    name: title,
    description: summary || undefined,
    url,
    image,
    startDate: starts_at,
    endDate: ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    maximumAttendeeCapacity: seats ?? undefined,
    remainingAttendeeCapacity: free_seats ?? undefined,
    organizer: { '@type': 'Organization', ...organizer },
  }
}
