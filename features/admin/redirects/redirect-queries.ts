import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'

export function missingQuery(page: number) {
  return queryOptions({
    queryKey: queryKey(officeRedirectApi.filterMissing, { page }),
    queryFn: ({ signal }) => call(officeRedirectApi.filterMissing, { page }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function redirectsQuery(page: number) {
  return queryOptions({
    queryKey: queryKey(officeRedirectApi.filter, { page }),
    queryFn: ({ signal }) => call(officeRedirectApi.filter, { page }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useCreateRedirect() {
  const refresh = useInvalidateRedirects()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeRedirectApi.create>) => call(officeRedirectApi.create, input),
    onSuccess: refresh,
  })
}

export function useDeleteRedirect() {
  const refresh = useInvalidateRedirects()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeRedirectApi.delete>) => call(officeRedirectApi.delete, input),
    onSettled: refresh,
  })
}

export function useIgnoreMissing() {
  const refresh = useInvalidateRedirects()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeRedirectApi.ignore>) => call(officeRedirectApi.ignore, input),
    onSuccess: refresh,
  })
}

function useInvalidateRedirects() {
  const client = useQueryClient()
  const lists = [officeRedirectApi.filterMissing, officeRedirectApi.filter]
  return () => Promise.all(lists.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
