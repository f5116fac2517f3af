import { and, eq } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { languages, siteLanguages } from '@/server/db/schema/site'

/** Gives the test site English as its second language, or takes it away; where the test file has a database of its own. @returns the language's id */
export async function setEnglish(isOn: boolean): Promise<number> {
  const { db } = database()
  const [english] = await db.select().from(languages).where(eq(languages.code, 'eng'))
  const languageId = english?.id ?? 0
  await db.delete(siteLanguages).where(and(eq(siteLanguages.siteId, 1), eq(siteLanguages.languageId, languageId)))
  if (isOn) await db.insert(siteLanguages).values({ siteId: 1, languageId, position: 1 })
  caches.invalidate(['site'])
  return languageId
}
