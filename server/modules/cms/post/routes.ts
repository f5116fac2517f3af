import type { Hono } from 'hono'
import { postApi } from '@/lib/api/v1/cms/post'
import { postSchemas } from '@/lib/api/v1/cms/post.schema'
import { implement } from '@/server/implement'
import { filterStandard } from './filter-standard'

export function postRoutes(app: Hono) {
  implement(app, postApi, postSchemas, { filterStandard })
}
