import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { adminAuditSchemas } from '@/lib/api/v1/admin/audit.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { exportEntries } from './export'
import { filter } from './filter'

export const adminAuditHandlers = defineHandlers(adminAuditApi, adminAuditSchemas, { filter, export: exportEntries })
