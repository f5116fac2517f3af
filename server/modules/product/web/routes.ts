import { productApi } from '@/lib/api/v1/product/web'
import { productSchemas } from '@/lib/api/v1/product/web.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { get } from './get'

export const productHandlers = defineHandlers(productApi, productSchemas, { get, filter })
