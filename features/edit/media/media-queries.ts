import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'

export type MediaFilter = InputOf<typeof mediaApi.filterStandard>
export type MediaFolder = DataOf<typeof mediaFolderApi.filter>['folders'][number]

export function mediaPageQuery(filter: MediaFilter) {
  return queryOptions({
    queryKey: queryKey(mediaApi.filterStandard, filter),
    queryFn: ({ signal }) => call(mediaApi.filterStandard, filter, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export const mediaItemQuery = (id: number) => readQuery(mediaApi.get, { id })
export const mediaUsesQuery = (id: number) => readQuery(mediaApi.whereUsed, { id })
export const mediaVersionsQuery = (id: number) => readQuery(mediaApi.versions, { id })
export const mediaFoldersQuery = readQuery(mediaFolderApi.filter, {})
export const mediaTagsQuery = readQuery(mediaApi.tags, {})

function readQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }): Promise<DataOf<E>> => call(endpoint, input, { signal }),
    staleTime: 0,
  })
}

/** Reloads all that is known of the library. */
export function useRefreshMedia() {
  const client = useQueryClient()
  const paths = [...Object.values(mediaApi), ...Object.values(mediaFolderApi)].map(({ path }) => path)
  return () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && paths.includes(path) })
}

/** A change of the library. Reloads it after a failure, too: a colleague may have changed the same. */
export function useMediaCall<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshMedia()
  return useMutation({ mutationFn: (input: InputOf<E>) => call(endpoint, input), onSettled: refresh })
}
