import type { Hono } from 'hono'
import { openApiDocument } from './openapi-document'

export function openApiRoutes(app: Hono) {
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()))
}
