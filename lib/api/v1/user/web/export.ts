import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ExportFile, OpenExport } from './export.schema'

/** Export of a person's data (GDPR, articles 15 and 20). */
export const exportApi = defineModule('/api/v1/user/web/export', {
  /** Builds an archive and mails its link; does nothing while one is being built. */
  request: post<typeof Empty, typeof Empty>('request', { access: 'user', limit: 'forgot' }),
  /** *Ours*: whether the mailed link would still download an archive of the caller; uses nothing up. 422 TOKEN_SPENT. */
  checkLink: post<typeof OpenExport, typeof Empty>('checkLink', { access: 'user', reads: true, limit: 'links' }),
  /**
   * Downloads the archive: owner only, once, within a week; else 422 TOKEN_SPENT. An interrupted download may be repeated for ten minutes
   * (docs/rules/privacy.md#data-export-link).
   */
  open: post<typeof OpenExport, typeof ExportFile>('open', { access: 'user' }),
})
