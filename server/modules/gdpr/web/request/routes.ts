import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { webRequestSchemas } from '@/lib/api/v1/gdpr/web/request.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkArchive } from './check-archive'
import { confirm } from './confirm'
import { create } from './create'
import { download } from './download'
import { linked } from './linked'

export const webRequestHandlers = defineHandlers(webRequestApi, webRequestSchemas, { create, linked, confirm, checkArchive, download })
