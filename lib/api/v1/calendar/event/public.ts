import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Event } from '@/lib/api/entities/event.schema'
import type { EventPage, FilterEvents, GetEvent } from './public.schema'

export const eventApi = defineModule('/api/v1/calendar/event/public', {
  /** Soonest first; with keywords upcoming events by relevance, then past ones. */
  filter: post<typeof FilterEvents, typeof EventPage>('filter', {
    access: 'any',
    cache: { name: 'event-lists', tags: ['events', 'media'] },
  }),
  /** One event. */
  get: get<typeof GetEvent, typeof Event>('get', {
    access: 'any',
    cache: { name: 'events-data', tags: ['events', 'event:{id}', 'media', 'links'] },
  }),
})
