import type { Hono } from 'hono'
import { pageApi } from '@/lib/api/v1/cms/page'
import { pageSchemas } from '@/lib/api/v1/cms/page.schema'
import { implement } from '@/server/implement'
import { filterStandard } from './filter-standard'
import { get } from './get'

export function pageRoutes(app: Hono) {
  implement(app, pageApi, pageSchemas, { get, filterStandard })
}
