import type { Hono } from 'hono'
import { publicProductApi } from '@/lib/api/v1/gaussbox/e-commerce/public/products'
import { publicProductSchemas } from '@/lib/api/v1/gaussbox/e-commerce/public/products.schema'
import { implement } from '@/server/implement'
import { get } from './get'

export function publicProductRoutes(app: Hono) {
  implement(app, publicProductApi, publicProductSchemas, { get })
}
