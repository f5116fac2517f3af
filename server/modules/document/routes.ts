import type { Hono } from 'hono'
import { documentApi } from '@/lib/api/v1/document/document'
import { documentSchemas } from '@/lib/api/v1/document/document.schema'
import { implement } from '@/server/implement'
import { filterWeb } from './filter-web'
import { getWeb } from './get-web'

export function documentRoutes(app: Hono) {
  implement(app, documentApi, documentSchemas, { filterWeb, getWeb })
}
