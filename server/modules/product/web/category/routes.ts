import type { Hono } from 'hono'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { categorySchemas } from '@/lib/api/v1/product/web/category.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { get } from './get'

export function categoryRoutes(app: Hono) {
  implement(app, categoryApi, categorySchemas, { get, filter })
}
