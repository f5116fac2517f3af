import { keepPreviousData, queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'

type PreviewInput = InputOf<typeof officeOrderBulkApi.preview>

/** `change`: null until it is chosen. */
export function orderBulkPreviewQuery({ change, chosen }: Pick<PreviewInput, 'chosen'> & { change: PreviewInput['change'] | null }) {
  return queryOptions({
    queryKey: [officeOrderBulkApi.preview.path, { change, chosen }],
    queryFn: change === null ? skipToken : ({ signal }) => call(officeOrderBulkApi.preview, { change, chosen }, { signal }),
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
