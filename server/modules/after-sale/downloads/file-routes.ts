import type { Context, Hono } from 'hono'
import { asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { localPath } from '@/lib/routing/links'
import { drawDocument } from '@/server/adapters/pdf/worker/draw-document'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { storedLocale } from '@/server/core/languages'
import { loadSites } from '@/server/core/sites'
import type { OrderRow } from '@/server/db/order-snapshots'
import { confirmationFile } from '@/server/modules/order/present/confirmation-file'
import { fileResponse } from '@/server/core/http/file-response'
import { findCompany } from '@/server/modules/settings/company'
import { invoiceFile, presentInvoice } from '@/server/modules/invoice/present-invoice'
import { findInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { findPaymentPause } from '@/server/modules/order/present/payment-pause'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { requestedRange } from '@/server/core/http/ranges'
import { fetchFile } from './fetch-file'
import { findOrderByKey } from '@/server/modules/order/access/order-keys'

const now = () => new Date()

/** Files behind a key in the URL, for plain links: the key is the only credential (docs/rules/after-sale.md#order-pdf). */
export function fileRoutes(app: Hono) {
  app.get('/api/v1/document/pdf/:key', (c) => sendPdf(c))
  app.get('/api/v1/document/invoice/:id/:key', (c) => sendInvoice(c))
  app.get('/api/v1/document/download/:key', (c) => sendDownload(c))
}

async function sendPdf(c: Context) {
  const { db } = database()
  const order = await findOrderByKey({ now }, db, { key: c.req.param('key') ?? '', purpose: 'file' })
  const company = order && (await findCompany(db, order.siteId))
  if (!order || !company) throw new AppError('NOT_FOUND')
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position))
  const locale = await localeOfOrder(order)
  const pause = await findPaymentPause(db, order)
  const content = await drawDocument({ kind: 'orderConfirmation', input: { order: presentOrder(order, lines), company, locale, pause } })
  return fileResponse(c, { content, name: confirmationFile(order, locale), mediaType: 'application/pdf' })
}

async function localeOfOrder({ siteId, languageId }: Pick<OrderRow, 'siteId' | 'languageId'>) {
  const site = (await loadSites()).find(({ id }) => id === siteId)
  if (!site) throw new AppError('NOT_FOUND')
  return storedLocale(site, languageId)
}

async function sendInvoice(c: Context) {
  const { db } = database()
  const order = await findOrderByKey({ now }, db, { key: c.req.param('key') ?? '', purpose: 'file' })
  const id = Number(c.req.param('id'))
  const invoice = order && Number.isInteger(id) && id < 2 ** 31 ? await findInvoice(db, { orderId: order.id, id }) : undefined
  if (!invoice) throw new AppError('NOT_FOUND')
  const content = await drawDocument({ kind: 'invoice', input: await presentInvoice(db, invoice) })
  return fileResponse(c, { content, name: invoiceFile(invoice), mediaType: 'application/pdf' })
}

/** Whether a person's browser asks, which shows what it gets. */
function acceptsPage(c: Context) {
  return c.req.header('accept')?.includes('text/html') ?? false
}

/** Supports byte ranges (docs/rules/after-sale.md#download-link), so an interrupted download can resume. */
async function sendDownload(c: Context) {
  const key = c.req.param('key') ?? ''
  const requested = { range: c.req.header('range'), ifRange: c.req.header('if-range') }
  const result = await fetchFile({ now, key, isHead: c.req.method === 'HEAD', rangeOf: (file) => requestedRange(requested, file) })
  if ('order' in result) {
    const { kind, order } = result
    // A program that saves the answer would keep the order's page under the name of the file.
    if (!acceptsPage(c)) throw new AppError(kind === 'spent' ? 'DOWNLOADS_SPENT' : 'NOT_FOUND')
    return c.redirect(localPath('/order/[slug]', order.slug, await localeOfOrder(order)), 303)
  }
  if (result.kind === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${result.size}` })
  const { name, mediaType, size, tag, range, content } = result
  c.header('etag', tag)
  c.header('accept-ranges', 'bytes')
  if (range) {
    c.status(206)
    c.header('content-range', `bytes ${range.from}-${range.to}/${size}`)
  }
  return fileResponse(c, { content, name, mediaType })
}
