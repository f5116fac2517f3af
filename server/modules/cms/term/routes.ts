import type { Hono } from 'hono'
import { termApi } from '@/lib/api/v1/cms/term'
import { termSchemas } from '@/lib/api/v1/cms/term.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { filterStandard } from './filter-standard'
import { get } from './get'

export function termRoutes(app: Hono) {
  implement(app, termApi, termSchemas, { filter, filterStandard, get })
}
