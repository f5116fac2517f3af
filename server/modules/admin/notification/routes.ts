import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import { adminNotificationSchemas } from '@/lib/api/v1/admin/notification.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { read } from './read'
import { readAll } from './read-all'
import { stream } from './stream'

export const adminNotificationHandlers = defineHandlers(adminNotificationApi, adminNotificationSchemas, { stream, filter, read, readAll })
