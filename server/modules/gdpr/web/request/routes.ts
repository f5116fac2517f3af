import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { webRequestSchemas } from '@/lib/api/v1/gdpr/web/request.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { confirm } from './confirm'
import { create } from './create'
import { download } from './download'

export const webRequestHandlers = defineHandlers(webRequestApi, webRequestSchemas, { create, confirm, download })
