import { keepPreviousData, queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'

type Input = InputOf<typeof officeProductBulkApi.preview>

/** `change`: null while it is not complete. */
export function productBulkPreviewQuery({ chosen, change }: { chosen: Input['chosen']; change: Input['change'] | null }) {
  const input = change && { chosen, change }
  return queryOptions({
    queryKey: input ? queryKey(officeProductBulkApi.preview, input) : ([officeProductBulkApi.preview.path, null] as const),
    queryFn: input ? ({ signal }) => call(officeProductBulkApi.preview, input, { signal }) : skipToken,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** `key`: the same key starts one run, although an answer was lost. */
export function useCreateProductBulk() {
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) =>
      call(officeProductBulkApi.create, input, { headers: { 'idempotency-key': key } }),
  })
}
