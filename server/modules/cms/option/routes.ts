import { optionApi } from '@/lib/api/v1/cms/option'
import { optionSchemas } from '@/lib/api/v1/cms/option.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const optionHandlers = defineHandlers(optionApi, optionSchemas, { filter })
