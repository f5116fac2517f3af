import { mediaOptionApi } from '@/lib/api/v1/media/option'
import { mediaOptionSchemas } from '@/lib/api/v1/media/option.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const mediaOptionHandlers = defineHandlers(mediaOptionApi, mediaOptionSchemas, { filter })
