import type { Hono } from 'hono'
import { productApi } from '@/lib/api/v1/product/web'
import { productSchemas } from '@/lib/api/v1/product/web.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { get } from './get'

export function productRoutes(app: Hono) {
  implement(app, productApi, productSchemas, { get, filter })
}
