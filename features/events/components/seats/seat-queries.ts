import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'

/** Asked at every visit, because the page may come from a cache (docs/rules/events.md#seats-shown). */
export function freeSeatsQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(seatApi.free, { id }),
    queryFn: ({ signal }) => call(seatApi.free, { id }, { signal }),
    staleTime: 0,
  })
}

/** Confirming is idempotent, so it can be a query. */
export function confirmSeatsQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(seatApi.confirm, { token }),
    queryFn: () => call(seatApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}
