import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import { adminJobApi } from '@/lib/api/v1/admin/job'

export function jobsQuery(page: number) {
  const input = { page }
  return queryOptions({
    queryKey: queryKey(adminJobApi.filter, input),
    queryFn: ({ signal }) => call(adminJobApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(adminJobApi.retry, { id }),
    onSettled: () => Promise.all([adminJobApi.filter, adminApi.overview].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
