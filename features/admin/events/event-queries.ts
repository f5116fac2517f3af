import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import type { SeatView } from '@/lib/api/v1/calendar/event/seats/office.schema'

/** docs/rules/forms.md#office-polling */
const refetchIntervalMs = 30_000

export function eventsQuery(input: { view: SeatView; page: number }) {
  return queryOptions({
    queryKey: queryKey(officeSeatApi.events, input),
    queryFn: ({ signal }) => call(officeSeatApi.events, input, { signal }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    placeholderData: keepPreviousData,
  })
}

export function eventQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeSeatApi.get, { id }),
    queryFn: ({ signal }) => call(officeSeatApi.get, { id }, { signal }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
  })
}

export function reservationsQuery(input: { eventId: number; page: number }) {
  return queryOptions({
    queryKey: queryKey(officeSeatApi.filter, input),
    queryFn: ({ signal }) => call(officeSeatApi.filter, input, { signal }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    placeholderData: keepPreviousData,
  })
}

export function useCancelReservation() {
  return useSeatMutation((input: InputOf<typeof officeSeatApi.cancel>) => call(officeSeatApi.cancel, input))
}

export function useSetSeats() {
  return useSeatMutation((input: InputOf<typeof officeEventApi.update>) => call(officeEventApi.update, input))
}

/** An error may mean that the screen is stale, so everything is loaded again after both. */
function useSeatMutation<Input, Data>(mutationFn: (input: Input) => Promise<Data>) {
  const client = useQueryClient()
  const shown = [officeSeatApi.events, officeSeatApi.get, officeSeatApi.filter, adminRevisionApi.filter]
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(shown.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
