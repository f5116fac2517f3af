import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminRunApi } from '@/lib/api/v1/admin/run'
import type { RunItem } from '@/lib/api/v1/admin/run.schema'

const pollMs = 1000

export function runsQuery(page: number) {
  const input = { page }
  return queryOptions({
    queryKey: queryKey(adminRunApi.filter, input),
    queryFn: ({ signal }) => call(adminRunApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.records.some(({ state }) => state === 'running') ? pollMs : false),
  })
}

/** A run, asked about until it has ended. */
export function runQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(adminRunApi.get, { id }),
    queryFn: ({ signal }) => call(adminRunApi.get, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => (status !== 'error' && data?.state === 'running' ? pollMs : false),
  })
}

type ItemsChoice = { id: number; state: RunItem['state'] | ''; page: number }

/** The rows of a run; `ended`, how many are done or refused, asks again for every step and for the last one too. */
export function runItemsQuery({ id, state, page }: ItemsChoice, ended: number) {
  const input = { id, page, ...(state && { state }) }
  return queryOptions({
    queryKey: [...queryKey(adminRunApi.items, input), ended],
    queryFn: ({ signal }) => call(adminRunApi.items, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Cancels, resumes or undoes a run; undoing answers with a run of its own. */
export function useRunAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'cancel' | 'resume' | 'undo' }) => call(adminRunApi[action], { id }),
    onSettled: () =>
      Promise.all(
        [adminRunApi.get, adminRunApi.items, adminRunApi.filter].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  })
}
