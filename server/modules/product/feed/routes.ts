import type { Hono } from 'hono'
import { feedApi } from '@/lib/api/v1/product/feed'
import { feedSchemas } from '@/lib/api/v1/product/feed.schema'
import { implement } from '@/server/implement'
import { google } from './google'

export function feedRoutes(app: Hono) {
  implement(app, feedApi, feedSchemas, { google })
}
