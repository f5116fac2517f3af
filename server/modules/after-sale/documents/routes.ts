import { documentApi } from '@/lib/api/v1/document/document'
import { documentSchemas } from '@/lib/api/v1/document/document.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filterWeb } from './filter-web'
import { getWeb } from './get-web'

export const documentHandlers = defineHandlers(documentApi, documentSchemas, { filterWeb, getWeb })
