import { categoryApi } from '@/lib/api/v1/product/web/category'
import { categorySchemas } from '@/lib/api/v1/product/web/category.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { get } from './get'

export const categoryHandlers = defineHandlers(categoryApi, categorySchemas, { get, filter })
