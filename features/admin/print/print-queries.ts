import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import type { PrintState } from './print-list'

/** Orders of a page; a whole file of them is two pages. */
const limit = 100
const pollMs = 1000

export function printableOrdersQuery({ view, q, page }: PrintState) {
  const input = { view, q, page, limit }
  return queryOptions({
    queryKey: queryKey(officeOrderApi.filter, input),
    queryFn: ({ signal }) => call(officeOrderApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** A print, asked about until it is done or cannot be asked about. */
export function printRunQuery(id: number | null) {
  return queryOptions({
    queryKey: queryKey(officePrintApi.get, { id: id ?? 0 }),
    queryFn: ({ signal }) => call(officePrintApi.get, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => (status === 'error' || (data && data.state !== 'waiting') ? false : pollMs),
  })
}

export function useCreatePrint() {
  return useMutation({ mutationFn: (input: InputOf<typeof officePrintApi.create>) => call(officePrintApi.create, input) })
}

/** Requests the address of the file and opens it; the browser saves the file and stays on the page. */
export function useOpenPrint() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { url } = await call(officePrintApi.open, { id })
      window.location.assign(url)
    },
  })
}
