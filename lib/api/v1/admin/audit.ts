import { defineModule, post } from '@/lib/api/endpoint'
import type { AuditExport, AuditPage, ExportAudit, FilterAudit } from './audit.schema'

/** *Ours*: who changed what (docs/rules/administration.md#audit-log). */
export const adminAuditApi = defineModule('/api/v1/admin/audit', {
  /** Newest first. */
  filter: post<typeof FilterAudit, typeof AuditPage>('filter', { access: 'office:audit', reads: true }),
  /** At most 10,000 entries, the newest; audited itself. */
  export: post<typeof ExportAudit, typeof AuditExport>('export', { access: 'office:audit', proof: true }),
})
