import { z } from 'zod'
import { RichNode } from './common.schema'
import { Picture } from './media.schema'

/** An event as lists show it. `seats` null: unlimited. */
export const EventCard = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  seats: z.number().nullable(),
  /** Whether guests can reserve a seat now (docs/rules/events.md#seats). */
  takes_reservations: z.boolean(),
  media: Picture.nullable(),
})
export type EventCard = z.infer<typeof EventCard>

/** `over`: the event has ended and stays readable (docs/rules/content.md#event-visibility). */
export const Event = EventCard.extend({
  body: RichNode,
  over: z.boolean(),
  /** Seats that nobody has reserved; null where none can be reserved (docs/rules/events.md#seats). */
  free_seats: z.number().nullable(),
  updated_at: z.string(),
})
export type Event = z.infer<typeof Event>
