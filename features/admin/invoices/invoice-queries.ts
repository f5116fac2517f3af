import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { invoiceChoice, type InvoiceListState } from './invoice-list'

export function invoicesQuery(state: InvoiceListState) {
  const input = invoiceChoice(state)
  return queryOptions({
    queryKey: queryKey(officeInvoiceApi.filter, input),
    queryFn: ({ signal }) => call(officeInvoiceApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Requests the address of a file and opens it; the browser saves the file and stays on the page. */
export function useOpenInvoiceFile() {
  return useMutation({
    mutationFn: async ({ id, format }: { id: number; format: 'pdf' | 'ubl' }) => {
      const { url } = await call(officeInvoiceApi[format], { id })
      window.location.assign(url)
    },
  })
}

export function useResendInvoice() {
  return useMutation({ mutationFn: (id: number) => call(officeInvoiceApi.resend, { id }) })
}

/** The list shows what the authority said. */
export function useRetryFiscal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (invoiceId: number) => call(officeFiscalApi.retry, { invoiceId }),
    onSettled: () => client.invalidateQueries({ queryKey: [officeInvoiceApi.filter.path] }),
  })
}

/** An empty month gives no file. */
export function useExportInvoices() {
  return useMutation({
    mutationFn: async (input: InputOf<typeof officeInvoiceApi.export>) => {
      const { url, count } = await call(officeInvoiceApi.export, input)
      if (count > 0) window.location.assign(url)
      return count
    },
  })
}
