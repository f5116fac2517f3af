import { exportApi } from '@/lib/api/v1/user/web/export'
import { exportSchemas } from '@/lib/api/v1/user/web/export.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkLink } from './check-link'
import { open } from './open'
import { request } from './request'

export const exportHandlers = defineHandlers(exportApi, exportSchemas, { request, checkLink, open })
