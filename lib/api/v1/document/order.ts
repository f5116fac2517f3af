import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { OrderDocument } from '@/lib/api/entities/order.schema'
import type { AskForLink, FileAddress, GetDownload, GetInvoice, GetOrder, OpenLink, OpenedLink, Reorder, Reordered } from './order.schema'

/**
 * *Ours*: an order by its slug, for its owner and for the browser that opened a mailed link or has just ordered. To everybody else it is not there:
 * the slug alone opens nothing (faults 25).
 */
export const documentOrderApi = defineModule('/api/v1/document/order', {
  get: get<typeof GetOrder, typeof OrderDocument>('get', { access: 'any' }),
  /** Spends a mailed link: from then on this browser may see the order, for a while. 422 TOKEN_SPENT when it is used, old or none. */
  open: post<typeof OpenLink, typeof OpenedLink>('open', { access: 'any', limit: 'links' }),
  /** Mails a new link, if there is such an order with that e-mail; the answer is always the same. */
  sendLink: post<typeof AskForLink, typeof Empty>('sendLink', { access: 'any', limit: 'orderLinks' }),
  /** The confirmation as PDF: an address that holds for ten minutes. */
  pdf: post<typeof GetOrder, typeof FileAddress>('pdf', { access: 'any' }),
  /** An invoice of the order, or a credit, as PDF: an address that holds for ten minutes. */
  invoice: post<typeof GetInvoice, typeof FileAddress>('invoice', { access: 'any' }),
  /** A file that was paid for: an address that holds for a day. 409 DOWNLOADS_SPENT when it was fetched as often as it may. */
  download: post<typeof GetDownload, typeof FileAddress>('download', { access: 'any' }),
  /** What the order held goes into the caller's cart at today's prices, as far as it can still be bought. */
  reorder: post<typeof Reorder, typeof Reordered>('reorder', { access: 'any' }),
})

/** Where the key of a file leads, beside the contract: GET fetches it and counts, HEAD only looks, and what is closed leads to its order. */
export function downloadPath(key: string): string {
  return `/api/v1/document/download/${key}`
}
