import { redirectApi } from '@/lib/api/v1/cms/redirect'
import { redirectSchemas } from '@/lib/api/v1/cms/redirect.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { addFailedRequest } from './add-failed-request'

export const redirectHandlers = defineHandlers(redirectApi, redirectSchemas, { addFailedRequest })
