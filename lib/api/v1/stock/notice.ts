import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ConfirmedNotice, LinkedNotice, NoticeToken, RequestNotice } from './notice.schema'

/** *Ours*: one mail when a sold-out product is in stock again (docs/rules/catalog.md#stock-notice). */
export const stockNoticeApi = defineModule('/api/v1/stock/notice', {
  /** Mails the link that `confirm` takes. */
  request: post<typeof RequestNotice, typeof Empty>('request', { access: 'any', limit: 'stockNotices' }),
  /** What `confirm` will confirm, for the page of the link. 422 TOKEN_SPENT. */
  linked: post<typeof NoticeToken, typeof LinkedNotice>('linked', { access: 'any', reads: true, limit: 'links' }),
  /** Confirms by its mailed token that the person wants to hear of the arrival. 422 TOKEN_SPENT. */
  confirm: post<typeof NoticeToken, typeof ConfirmedNotice>('confirm', { access: 'any', limit: 'links' }),
  /** Deletes the request with the token of its mail. */
  cancel: post<typeof NoticeToken, typeof Empty>('cancel', { access: 'any', limit: 'links' }),
})
