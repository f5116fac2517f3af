import type { Hono } from 'hono'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { documentOrderSchemas } from '@/lib/api/v1/document/order.schema'
import { implement } from '@/server/implement'
import { download } from './download'
import { get } from './get'
import { invoice } from './invoice'
import { open } from './open'
import { pdf } from './pdf'
import { reorder } from './reorder'
import { sendLink } from './send-link'

export function documentOrderRoutes(app: Hono) {
  implement(app, documentOrderApi, documentOrderSchemas, { get, open, sendLink, pdf, invoice, download, reorder })
}
