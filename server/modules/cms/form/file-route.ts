import type { Context, Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { database } from '@/server/db/client'
import { formFiles } from '@/server/db/schema/form'
import { answerFile } from '@/server/core/answer-file'
import { loadSites, siteOfHost } from '@/server/core/sites'
import { loadLinkedEntry } from './form-link'

/** The file that a form promised, by the link of its mail: for a browser that follows it, so nothing else of the caller is asked. */
export function formFileRoute(app: Hono) {
  app.get('/api/v1/cms/form/file/:link', (c) => sendFile(c))
}

async function sendFile(c: Context) {
  const { db } = database()
  const site = siteOfHost(await loadSites(), c.req.header('host') ?? null)
  if (!site) throw new AppError('NOT_FOUND')
  const { entry, form, goalType } = await loadLinkedEntry(db, site, c.req.param('link') ?? '')
  if (!entry.confirmedAt || goalType !== 'file') throw new AppError('NOT_FOUND')
  const [file] = await db.select().from(formFiles).where(eq(formFiles.formId, form.id))
  if (!file) throw new AppError('NOT_FOUND')
  return answerFile(c, file)
}
