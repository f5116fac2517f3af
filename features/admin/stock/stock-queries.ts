import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import type { StockDetail, StockView } from '@/lib/api/v1/stock/office.schema'

/** docs/rules/forms.md#office-polling */
const refetchIntervalMs = 30_000

export function stockListQuery(input: { view: StockView; q: string; page: number; limit?: number }) {
  return queryOptions({
    queryKey: queryKey(officeStockApi.filter, input),
    queryFn: ({ signal }) => call(officeStockApi.filter, input, { signal }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    placeholderData: keepPreviousData,
  })
}

export function stockItemQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeStockApi.get, { id }),
    queryFn: ({ signal }) => call(officeStockApi.get, { id }, { signal }),
    staleTime: 0,
  })
}

export function reservationsQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeStockApi.reservations, { id }),
    queryFn: ({ signal }) => call(officeStockApi.reservations, { id }, { signal }),
    staleTime: 0,
  })
}

export function ledgerQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: queryKey(officeStockApi.ledger, { id }),
    queryFn: ({ pageParam, signal }) =>
      call(officeStockApi.ledger, { id, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** `key`: the idempotency key; a repeated call with the same key takes effect once. */
type Keyed<Input> = { key: string; input: Input }

export function useAdjustStock() {
  return useStockMutation(({ key, input }: Keyed<InputOf<typeof officeStockApi.adjust>>) =>
    call(officeStockApi.adjust, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useCountStock() {
  return useStockMutation(({ key, input }: Keyed<InputOf<typeof officeStockApi.count>>) =>
    call(officeStockApi.count, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useSetThreshold() {
  return useStockMutation((input: InputOf<typeof officeStockApi.threshold>) => call(officeStockApi.threshold, input))
}

/** Reads the item of a SKU or barcode, and keeps it for the count. */
export function useScanStock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(officeStockApi.scan, { code }),
    onSuccess: (item) => client.setQueryData(stockItemQuery(item.id).queryKey, item),
  })
}

/** The response is the current item; an error may mean that the screen is stale, so it is loaded again. */
function useStockMutation<Input>(mutationFn: (input: Input) => Promise<StockDetail>) {
  const client = useQueryClient()
  const others = [officeStockApi.filter, officeStockApi.ledger, officeStockApi.reservations]
  return useMutation({
    mutationFn,
    onSuccess: (item) => client.setQueryData(stockItemQuery(item.id).queryKey, item),
    onError: () => client.invalidateQueries({ queryKey: [officeStockApi.get.path] }),
    onSettled: () => Promise.all(others.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
