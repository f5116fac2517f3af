import { tagApi } from '@/lib/api/v1/product/web/tag'
import { tagSchemas } from '@/lib/api/v1/product/web/tag.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const tagHandlers = defineHandlers(tagApi, tagSchemas, { filter })
