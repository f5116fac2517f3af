import { elementApi } from '@/lib/api/v1/cms/element'
import { elementSchemas } from '@/lib/api/v1/cms/element.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { getByHandlers } from './get-by-handlers'
import { update } from './update'

export const elementHandlers = defineHandlers(elementApi, elementSchemas, { getByHandlers, create, update })
