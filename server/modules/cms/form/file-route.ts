import type { Context, Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { database } from '@/server/db/client'
import { formFiles } from '@/server/db/schema/form'
import { fileResponse } from '@/server/core/http/file-response'
import { loadSites, findSiteOfRequest } from '@/server/core/sites'
import { loadLinkedEntry } from './form-link'

/** The file of a form's goal, by the token of its mailed link; a browser follows it without headers. */
export function formFileRoute(app: Hono) {
  app.get('/api/v1/cms/form/file/:link', (c) => sendFile(c))
}

async function sendFile(c: Context) {
  const { db } = database()
  const site = findSiteOfRequest(await loadSites(), c.req.header('host') ?? null)
  if (!site) throw new AppError('NOT_FOUND')
  const { entry, form, goalType } = await loadLinkedEntry(db, site, c.req.param('link') ?? '')
  if (!entry.confirmedAt || goalType !== 'file') throw new AppError('NOT_FOUND')
  const [file] = await db.select().from(formFiles).where(eq(formFiles.formId, form.id))
  if (!file) throw new AppError('NOT_FOUND')
  return fileResponse(c, file)
}
