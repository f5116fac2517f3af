import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { operations } from './modules'
import { openApiDocument, type OpenApiDocument } from './openapi/document'
import { docsPolicy, indexPath } from './openapi/docs/frame'
import { indexPage, operationPage, schemaPage } from './openapi/docs/pages'

type Made = { document: OpenApiDocument; body: string; etag: string }
let made: Made | undefined

/** The contract is fixed, so its document is made and written once: it has 1.7 MB. */
function make(): Made {
  const document = openApiDocument(operations)
  const body = JSON.stringify(document)
  // Weak, because it is sent in several encodings.
  return { document, body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

const own = () => (made ??= make())
const ownDocument = () => own().document

/** The document of the API and its pages for people, which need no script and no foreign host. */
export function openApiRoutes(app: Hono) {
  app.get('/api/openapi.json', sendDocument)
  app.get(indexPath, (c) => sendPage(c, indexPage(ownDocument())))
  app.get(`${indexPath}/operation/:operation`, (c) => sendPage(c, operationPage(ownDocument(), c.req.param('operation'))))
  app.get(`${indexPath}/schema/:schema`, (c) => sendPage(c, schemaPage(ownDocument(), c.req.param('schema'))))
}

function sendDocument(c: Context) {
  const { body, etag } = own()
  c.header('etag', etag)
  c.header('cache-control', 'no-cache')
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('content-type', 'application/json; charset=UTF-8')
  return c.body(body)
}

function sendPage(c: Context, page: string | null) {
  if (page === null) return c.notFound()
  c.header('content-security-policy', docsPolicy)
  c.header('cache-control', 'no-cache')
  return c.html(page)
}
