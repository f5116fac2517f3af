import type { Hono } from 'hono'
import { documentApi } from '@/lib/api/v1/document/document'
import { documentSchemas } from '@/lib/api/v1/document/document.schema'
import { implement } from '@/server/implement'
import { fileRoutes } from './file-routes'
import { filterWeb } from './filter-web'
import { getWeb } from './get-web'
import { documentOrderRoutes } from './order/routes'
import { withdrawalRoutes } from './withdrawal/routes'

export function documentRoutes(app: Hono) {
  implement(app, documentApi, documentSchemas, { filterWeb, getWeb })
  documentOrderRoutes(app)
  withdrawalRoutes(app)
  fileRoutes(app)
}
