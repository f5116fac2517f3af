import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ConfirmedRequest, CreateOwnRequest, LinkedRequest, RequestArchive, RequestToken } from './request.schema'

/** *Ours*: a person's own request, with or without an account (docs/rules/privacy.md#privacy-own-request). */
export const webRequestApi = defineModule('/api/v1/gdpr/web/request', {
  /** Mails the link that `confirm` takes; the answer is the same for every address. */
  create: post<typeof CreateOwnRequest, typeof Empty>('create', { access: 'any', limit: 'privacyRequests' }),
  /** What `confirm` will confirm, for the page of the link. 422 TOKEN_SPENT. */
  linked: post<typeof RequestToken, typeof LinkedRequest>('linked', { access: 'any', reads: true, limit: 'links' }),
  /** Confirms a privacy request by its mailed token. 422 TOKEN_SPENT. */
  confirm: post<typeof RequestToken, typeof ConfirmedRequest>('confirm', { access: 'any', limit: 'links' }),
  /** Whether a mailed link would still download an archive; uses nothing up. 422 TOKEN_SPENT. */
  checkArchive: post<typeof RequestToken, typeof Empty>('checkArchive', { access: 'any', reads: true, limit: 'links' }),
  /**
   * Downloads the archive of a mailed link: once, within a week; else 422 TOKEN_SPENT. An interrupted download may be repeated for ten minutes
   * (docs/rules/privacy.md#privacy-archive).
   */
  download: post<typeof RequestToken, typeof RequestArchive>('download', { access: 'any', limit: 'links' }),
})
