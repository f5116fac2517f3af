import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'

export function orderBulkPreviewQuery(input: InputOf<typeof officeOrderBulkApi.preview>) {
  return queryOptions({
    queryKey: queryKey(officeOrderBulkApi.preview, input),
    queryFn: ({ signal }) => call(officeOrderBulkApi.preview, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** `key`: the same key starts one run, although an answer was lost. */
export function useCreateOrderBulk() {
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: InputOf<typeof officeOrderBulkApi.create> }) =>
      call(officeOrderBulkApi.create, input, { headers: { 'idempotency-key': key } }),
  })
}
