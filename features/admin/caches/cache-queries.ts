import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminCacheApi } from '@/lib/api/v1/admin/cache'

/** docs/rules/forms.md#office-polling */
const refetchIntervalMs = 10_000

export const cachesQuery = queryOptions({
  queryKey: queryKey(adminCacheApi.filter, {}),
  queryFn: ({ signal }) => call(adminCacheApi.filter, {}, { signal }),
  staleTime: 0,
  refetchInterval: refetchIntervalMs,
})

export function cacheEntriesQuery(input: InputOf<typeof adminCacheApi.view>) {
  return queryOptions({
    queryKey: queryKey(adminCacheApi.view, input),
    queryFn: ({ signal }) => call(adminCacheApi.view, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useClearCache() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof adminCacheApi.clear>) => call(adminCacheApi.clear, input),
    onSettled: () =>
      Promise.all([adminCacheApi.filter, adminCacheApi.view].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
