import { adminJobApi } from '@/lib/api/v1/admin/job'
import { adminJobSchemas } from '@/lib/api/v1/admin/job.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { retry } from './retry'

export const adminJobHandlers = defineHandlers(adminJobApi, adminJobSchemas, { filter, retry })
