import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ExportFile, OpenExport } from './export.schema'

/** *Ours*: everything we know of a person, for them (GDPR, articles 15 and 20). */
export const exportApi = defineModule('/api/v1/user/web/export', {
  /** An archive is made, and a link to it mailed; one that is being made already is enough. */
  request: post<typeof Empty, typeof Empty>('request', { access: 'user', limit: 'forgot' }),
  /** Takes the archive: its owner only, once, within a week. 422 TOKEN_SPENT otherwise. */
  open: post<typeof OpenExport, typeof ExportFile>('open', { access: 'user' }),
})
