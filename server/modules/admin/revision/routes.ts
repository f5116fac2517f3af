import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import { adminRevisionSchemas } from '@/lib/api/v1/admin/revision.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const adminRevisionHandlers = defineHandlers(adminRevisionApi, adminRevisionSchemas, { filter })
