import { publicProductApi } from '@/lib/api/v1/gaussbox/e-commerce/public/products'
import { publicProductSchemas } from '@/lib/api/v1/gaussbox/e-commerce/public/products.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { get } from './get'

export const publicProductHandlers = defineHandlers(publicProductApi, publicProductSchemas, { get })
