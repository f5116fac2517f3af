import { cache } from 'react'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { load, loadOrNull } from '@/server/rsc'

// A calendar is read whole; a shop that plans more than this plans years ahead.
const maxEvents = 100

/** All that is still to come, the soonest first. */
export const loadUpcoming = cache(async () => (await load(eventApi.filter, { limit: maxEvents })).records)

/** An event by the id in its address, asked for once by its metadata and its body; null for what is no id. */
export const loadEvent = cache(async (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? loadOrNull(eventApi.get, { id }) : null,
)
