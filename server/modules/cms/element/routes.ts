import { elementApi } from '@/lib/api/v1/cms/element'
import { elementSchemas } from '@/lib/api/v1/cms/element.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getByHandlers } from './get-by-handlers'

export const elementHandlers = defineHandlers(elementApi, elementSchemas, { getByHandlers })
