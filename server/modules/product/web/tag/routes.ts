import type { Hono } from 'hono'
import { tagApi } from '@/lib/api/v1/product/web/tag'
import { tagSchemas } from '@/lib/api/v1/product/web/tag.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'

export function tagRoutes(app: Hono) {
  implement(app, tagApi, tagSchemas, { filter })
}
