import type { Hono } from 'hono'
import { elementApi } from '@/lib/api/v1/cms/element'
import { elementSchemas } from '@/lib/api/v1/cms/element.schema'
import { implement } from '@/server/implement'
import { getByHandlers } from './get-by-handlers'

export function elementRoutes(app: Hono) {
  implement(app, elementApi, elementSchemas, { getByHandlers })
}
