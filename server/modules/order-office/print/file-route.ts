import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { isoDay } from '@/lib/text/dates'
import { fileResponse } from '@/server/core/http/file-response'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { database } from '@/server/db/client'
import { printRuns } from '@/server/db/schema/print'
import { readPrintKey } from './print-key'

/** The PDF behind a signed key in the URL, for plain links (docs/rules/printing.md#print-run). */
export function printFileRoute(app: Hono) {
  app.get('/api/v2/ecommerce/order/office/print/file/:key', (c) => sendFile(c))
}

async function sendFile(c: Context) {
  const { db } = database()
  const site = findSiteOfRequest(await loadSites(), c.req.header('host') ?? null)
  if (!site) throw new AppError('NOT_FOUND')
  const id = await readPrintKey(db, site, { key: c.req.param('key') ?? '', now: new Date() })
  const [run] = await db
    .select({ file: printRuns.file, createdAt: printRuns.createdAt })
    .from(printRuns)
    .where(and(eq(printRuns.id, id), eq(printRuns.siteId, site.id)))
  if (!run?.file) throw new AppError('NOT_FOUND')
  return fileResponse(c, { content: run.file, name: `ispis-${isoDay(run.createdAt)}-${id}.pdf`, mediaType: 'application/pdf' })
}
