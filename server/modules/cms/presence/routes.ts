import { presenceApi } from '@/lib/api/v1/cms/presence'
import { presenceSchemas } from '@/lib/api/v1/cms/presence.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { select } from './select'
import { watch } from './watch'

export const presenceHandlers = defineHandlers(presenceApi, presenceSchemas, { watch, select })
