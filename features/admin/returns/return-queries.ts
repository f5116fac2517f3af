import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'

export function returnsQuery(input: InputOf<typeof officeReturnApi.filter>) {
  return queryOptions({
    queryKey: queryKey(officeReturnApi.filter, input),
    queryFn: ({ signal }) => call(officeReturnApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function returnQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeReturnApi.get, { id }),
    queryFn: ({ signal }) => call(officeReturnApi.get, { id }, { signal }),
    staleTime: 0,
  })
}

/** `key`: the same key opens one return, although an answer was lost. */
export function useCreateReturn() {
  return useReturnMutation(({ key, input }: { key: string; input: InputOf<typeof officeReturnApi.create> }) =>
    call(officeReturnApi.create, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useReceiveReturn() {
  return useReturnMutation((input: InputOf<typeof officeReturnApi.receive>) => call(officeReturnApi.receive, input))
}

const ends = { closing: officeReturnApi.close, cancelling: officeReturnApi.cancel }

export function useEndReturn(end: keyof typeof ends) {
  return useReturnMutation((input: InputOf<typeof officeReturnApi.close>) => call(ends[end], input))
}

/** The response is the current return; an error may mean that the screen is stale, so it and its order are loaded again. */
function useReturnMutation<Input>(mutationFn: (input: Input) => Promise<OfficeReturn>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (one) => client.setQueryData(returnQuery(one.id).queryKey, one),
    onError: () => client.invalidateQueries({ queryKey: [officeReturnApi.get.path] }),
    onSettled: () =>
      Promise.all(
        [officeReturnApi.filter, officeOrderApi.get, officeOrderApi.filter, adminApi.overview].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
