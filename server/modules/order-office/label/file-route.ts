import type { Context, Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { fileResponse } from '@/server/core/http/file-response'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { database } from '@/server/db/client'
import { findLabelFile } from './find-label-file'
import { readLabel } from './label-file'
import { readLabelKey } from './label-key'

/** The label's PDF behind a signed key in the URL, for plain links (docs/rules/orders.md#label-files). */
export function labelFileRoute(app: Hono) {
  app.get('/api/v2/ecommerce/order/office/shipment/file/:key', (c) => sendFile(c))
}

async function sendFile(c: Context) {
  const { db } = database()
  const site = findSiteOfRequest(await loadSites(), c.req.header('host') ?? null)
  if (!site) throw new AppError('NOT_FOUND')
  const now = new Date()
  const shipmentId = await readLabelKey(db, site, { key: c.req.param('key') ?? '', now })
  const { fileKey, number } = await findLabelFile(db, { siteId: site.id, shipmentId, now })
  const content = await readLabel(fileKey)
  if (!content) throw new AppError('NOT_FOUND')
  return fileResponse(c, { content, name: `naljepnica-${number}-${shipmentId}.pdf`, mediaType: 'application/pdf' })
}
