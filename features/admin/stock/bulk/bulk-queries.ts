import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'

export function stockBulkPreviewQuery(input: InputOf<typeof officeStockBulkApi.preview>) {
  return queryOptions({
    queryKey: queryKey(officeStockBulkApi.preview, input),
    queryFn: ({ signal }) => call(officeStockBulkApi.preview, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** `key`: the same key starts one run, although an answer was lost. */
export function useCreateStockBulk() {
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: InputOf<typeof officeStockBulkApi.create> }) =>
      call(officeStockBulkApi.create, input, { headers: { 'idempotency-key': key } }),
  })
}
