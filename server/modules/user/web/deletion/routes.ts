import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { deletionSchemas } from '@/lib/api/v1/user/web/deletion.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkLink } from './check-link'
import { confirm } from './confirm'
import { request } from './request'

export const deletionHandlers = defineHandlers(deletionApi, deletionSchemas, { request, checkLink, confirm })
