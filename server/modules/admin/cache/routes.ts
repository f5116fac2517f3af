import { adminCacheApi } from '@/lib/api/v1/admin/cache'
import { adminCacheSchemas } from '@/lib/api/v1/admin/cache.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { clear } from './clear'
import { filter } from './filter'
import { view } from './view'

export const adminCacheHandlers = defineHandlers(adminCacheApi, adminCacheSchemas, { filter, view, clear })
