import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminViewApi } from '@/lib/api/v1/admin/view'
import type { OfficeListName } from '@/lib/office/office-lists'

export function savedViewsQuery(list: OfficeListName) {
  return queryOptions({
    queryKey: queryKey(adminViewApi.filter, { list }),
    queryFn: ({ signal }) => call(adminViewApi.filter, { list }, { signal }),
    staleTime: 60_000,
  })
}

/** `key`: the same key saves once, although an answer was lost. */
export function useCreateView() {
  return useViewMutation(({ key, input }: { key: string; input: InputOf<typeof adminViewApi.create> }) =>
    call(adminViewApi.create, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useUpdateView() {
  return useViewMutation((input: InputOf<typeof adminViewApi.update>) => call(adminViewApi.update, input))
}

export function useRemoveView() {
  return useViewMutation((input: InputOf<typeof adminViewApi.remove>) => call(adminViewApi.remove, input))
}

/** Also a refused change loads the views again: a colleague's are shown then. */
function useViewMutation<Input, Data>(mutationFn: (input: Input) => Promise<Data>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [adminViewApi.filter.path] }) })
}
