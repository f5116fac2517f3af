import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { OrderDocument } from '@/lib/api/entities/order.schema'
import type {
  AskForLink,
  FileAddress,
  GetDownload,
  GetInvoice,
  GetOrder,
  OpenLink,
  OpenedLink,
  RenewLink,
  Reorder,
  Reordered,
} from './order.schema'

/** *Ours*: an order by its slug, for its owner and browsers with access (docs/rules/after-sale.md#order-access); 404 for others. */
export const documentOrderApi = defineModule('/api/v1/document/order', {
  /**
   * The order, for its signed-in buyer and for a browser whose cookie `orders` opens it: order/summary and document/order/open set that cookie. 404
   * NOT_FOUND for others.
   */
  get: get<typeof GetOrder, typeof OrderDocument>('get', { access: 'any', limit: 'reads' }),
  /** Consumes a mailed link and gives this browser access. 422 TOKEN_SPENT if it is used, expired or unknown. */
  open: post<typeof OpenLink, typeof OpenedLink>('open', { access: 'any', limit: 'links' }),
  /** Mails a new link if such an order exists; the answer is always the same. */
  sendLink: post<typeof AskForLink, typeof Empty>('sendLink', { access: 'any', limit: 'orderLinks' }),
  /** Mails a new link to the order's own address in place of a mailed one, used or expired; the answer is always the same. */
  renewLink: post<typeof RenewLink, typeof Empty>('renewLink', { access: 'any', limit: 'renewedLinks' }),
  /** `url`: a path of this host to the confirmation as PDF, which needs no header and is valid for ten minutes. */
  pdf: post<typeof GetOrder, typeof FileAddress>('pdf', { access: 'any', limit: 'documents' }),
  /** `url`: a path of this host to an invoice or credit note as PDF, which needs no header and is valid for ten minutes. */
  invoice: post<typeof GetInvoice, typeof FileAddress>('invoice', { access: 'any', limit: 'documents' }),
  /** A download URL of a paid file, valid for a day. 409 DOWNLOADS_SPENT after the last download. */
  download: post<typeof GetDownload, typeof FileAddress>('download', { access: 'any', limit: 'documents' }),
  /** Adds the order's lines to the cart at today's prices, as far as they can be bought. */
  reorder: post<typeof Reorder, typeof Reordered>('reorder', { access: 'any', limit: 'documents', idempotencyKey: true }),
})

/**
 * Outside the contract: GET downloads and counts, HEAD only checks, a key that opens nothing any more leads
 * callers that accept text/html to its order. Others get 409 DOWNLOADS_SPENT after the last download, else 404.
 */
export function downloadPath(key: string): string {
  return `/api/v1/document/download/${key}`
}
