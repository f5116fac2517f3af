import { cache } from 'react'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { load, loadOrNull } from '@/server/rsc'

// The calendar has no paging.
const maxEvents = 100

/** The upcoming events, the soonest first. */
export const loadUpcoming = cache(async () => (await load(eventApi.filter, { limit: maxEvents })).records)

/** An event by the id in its address; null for an invalid or unknown id. Cached per request. */
export const loadEvent = cache(async (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? loadOrNull(eventApi.get, { id }) : null,
)
