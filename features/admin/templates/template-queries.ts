import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'

export function templatesQuery(page: number) {
  const input = { page, limit: 25 }
  return queryOptions({
    queryKey: queryKey(postTypeApi.filterStandard, input),
    queryFn: ({ signal }) => call(postTypeApi.filterStandard, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

const allPages: InputOf<typeof officePageApi.filter> = { limit: 100 }

/** The pages that a template can begin with. */
export const sourcePagesQuery = queryOptions({
  queryKey: queryKey(officePageApi.filter, allPages),
  queryFn: ({ signal }) => call(officePageApi.filter, allPages, { signal }),
})

export function useCreateTemplate() {
  const refresh = useRefreshTemplates()
  return useMutation({
    mutationFn: (input: InputOf<typeof postTypeApi.create>) => call(postTypeApi.create, input),
    onSuccess: refresh,
  })
}

/** Reloads the list after a failure, too: a colleague may have renamed it. */
export function useRenameTemplate() {
  const refresh = useRefreshTemplates()
  return useMutation({
    mutationFn: (input: InputOf<typeof postTypeApi.update>) => call(postTypeApi.update, input),
    onSettled: refresh,
  })
}

/** Reloads the list after a failure, too: a colleague may have deleted it. */
export function useDeleteTemplate() {
  const refresh = useRefreshTemplates()
  return useMutation({
    mutationFn: (input: InputOf<typeof postTypeApi.delete>) => call(postTypeApi.delete, input),
    onSettled: refresh,
  })
}

function useRefreshTemplates() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [postTypeApi.filterStandard.path] })
}
