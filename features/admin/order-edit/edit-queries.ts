import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeOrderQuery } from '@/features/admin/orders/order-queries'

/** The order as it can be edited. What is typed must not be replaced behind the employee's back, so it is loaded once. */
export function editableOrderQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeEditApi.preview, { id }),
    queryFn: ({ signal }) => call(officeEditApi.preview, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

export function usePreviewEdit() {
  return useMutation({ mutationFn: (input: InputOf<typeof officeEditApi.preview>) => call(officeEditApi.preview, input) })
}

/** `key`: the same key edits once, although an answer was lost. */
export function useConfirmEdit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: InputOf<typeof officeEditApi.confirm> }) =>
      call(officeEditApi.confirm, input, { headers: { 'idempotency-key': key } }),
    onSuccess: (order) => client.setQueryData(officeOrderQuery(order.id).queryKey, order),
    // The screen is stale: another version begins anew, the same one keeps what was typed.
    onError: () =>
      Promise.all([officeEditApi.preview, officeOrderApi.get].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
    onSettled: () => client.invalidateQueries({ queryKey: [officeOrderApi.filter.path] }),
  })
}
