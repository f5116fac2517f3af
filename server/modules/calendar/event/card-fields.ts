import { events, eventTexts } from '@/server/db/schema/calendar'

/** The columns that `presentCard` makes a card of. */
export const cardFields = {
  id: events.id,
  title: eventTexts.title,
  summary: eventTexts.summary,
  place: eventTexts.place,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  seats: events.seats,
  mediaId: events.mediaId,
}
