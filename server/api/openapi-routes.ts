import type { Context, Hono } from 'hono'
import { operations } from './modules'
import { openApiDocument, type OpenApiDocument } from './openapi/document'
import { docsPolicy, indexPath } from './openapi/docs/frame'
import { indexPage, operationPage, schemaPage } from './openapi/docs/pages'

let made: OpenApiDocument | undefined

/** The contract is fixed, so its document is made once. */
function ownDocument() {
  return (made ??= openApiDocument(operations))
}

/** The document of the API and its pages for people, which need no script and no foreign host. */
export function openApiRoutes(app: Hono) {
  app.get('/api/openapi.json', (c) => c.json(ownDocument()))
  app.get(indexPath, (c) => sendPage(c, indexPage(ownDocument())))
  app.get(`${indexPath}/operation/:operation`, (c) => sendPage(c, operationPage(ownDocument(), c.req.param('operation'))))
  app.get(`${indexPath}/schema/:schema`, (c) => sendPage(c, schemaPage(ownDocument(), c.req.param('schema'))))
}

function sendPage(c: Context, page: string | null) {
  if (page === null) return c.notFound()
  c.header('content-security-policy', docsPolicy)
  c.header('cache-control', 'no-cache')
  return c.html(page)
}
