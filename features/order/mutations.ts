import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { orderQuery } from './queries'

/** Uses up a mailed link, which gives this browser access to the order. */
export function useOpenOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(documentOrderApi.open, { token }),
    onSuccess: ({ orderSlug }) => client.invalidateQueries(orderQuery(orderSlug)),
  })
}

export function useSendOrderLink() {
  return useMutation({ mutationFn: (input: InputOf<typeof documentOrderApi.sendLink>) => call(documentOrderApi.sendLink, input) })
}

/** Mails a new link in place of a spent one. */
export function useRenewOrderLink() {
  return useMutation({ mutationFn: (input: InputOf<typeof documentOrderApi.renewLink>) => call(documentOrderApi.renewLink, input) })
}

/** Requests a download URL and opens it; the browser saves the file and stays on the page. */
export function useOrderFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: RequestedFile) => {
      const { url } = await requestUrl(file)
      window.location.assign(url)
    },
    onSettled: (_data, _error, { orderSlug }) => client.invalidateQueries(orderQuery(orderSlug)),
  })
}

/** A purchased file, an invoice, or else the order confirmation. */
type RequestedFile = { orderSlug: string; lineId?: number; fileId?: number; invoiceId?: number }

function requestUrl({ orderSlug, lineId, fileId, invoiceId }: RequestedFile) {
  if (invoiceId !== undefined) return call(documentOrderApi.invoice, { orderSlug, invoiceId })
  if (lineId !== undefined && fileId !== undefined) return call(documentOrderApi.download, { orderSlug, lineId, fileId })
  return call(documentOrderApi.pdf, { orderSlug })
}
