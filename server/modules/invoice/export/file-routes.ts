import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { fileResponse, streamedFileResponse } from '@/server/core/http/file-response'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { database, type Tx } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { readFileKey } from '@/server/modules/invoice/office/file-key'
import { invoiceUbl } from '@/server/modules/invoice/ubl/invoice-ubl'
import { csvHead, csvRows } from './invoice-csv'
import { loadInvoices, monthInvoices, type ExportedInvoice } from './month-invoices'
import { ublFile, ublZip } from './ubl-zip'

/** Files for the accountant behind a signed key in the URL, for plain links (docs/rules/invoices.md#invoice-files). */
export function invoiceFileRoutes(app: Hono) {
  app.get('/api/v1/invoice/office/file/:key', (c) => sendFile(c))
}

async function sendFile(c: Context) {
  const { db } = database()
  const site = findSiteOfRequest(await loadSites(), c.req.header('host') ?? null)
  if (!site) throw new AppError('NOT_FOUND')
  const file = await readFileKey(db, site, { key: c.req.param('key') ?? '', now: new Date() })
  if (file.kind === 'one') return sendOne(c, db, { siteId: site.id, id: file.id })
  const { month, format } = file
  const batches = monthInvoices(db, { siteId: site.id, month })
  if (format === 'csv')
    return streamedFileResponse(c, { name: `racuni-${month}.csv`, mediaType: 'text/csv; charset=utf-8', pieces: csvPieces(batches) })
  return streamedFileResponse(c, { name: `racuni-${month}.zip`, mediaType: 'application/zip', pieces: ublZip(batches) })
}

async function sendOne(c: Context, db: Tx, { siteId, id }: { siteId: number; id: number }) {
  const [document] = await loadInvoices(db, and(eq(invoices.siteId, siteId), eq(invoices.id, id)), 1)
  if (!document) throw new AppError('NOT_FOUND')
  return fileResponse(c, { content: Buffer.from(invoiceUbl(document)), name: ublFile(document), mediaType: 'application/xml' })
}

async function* csvPieces(batches: AsyncIterable<ExportedInvoice[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead())
  for await (const documents of batches) yield Buffer.from(csvRows(documents))
}
