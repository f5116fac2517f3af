import { z } from 'zod'
import { Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { Event, EventCard } from '@/lib/api/entities/event.schema'

/** Events within a period. Without `from` and keywords: those that have not ended. */
export const FilterEvents = z.strictObject({
  from: Moment.optional(),
  to: Moment.optional(),
  keywords: text(200).optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(10),
})

export const EventPage = pageOf(EventCard).extend({
  /** True where no word of the search matches and these have similar titles (docs/rules/content.md#fuzzy-search). */
  isFuzzy: z.boolean().optional(),
})

export const GetEvent = z.strictObject({ id: Id })

export const eventSchemas = {
  filter: { input: FilterEvents, data: EventPage },
  get: { input: GetEvent, data: Event },
}
