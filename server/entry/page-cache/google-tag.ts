import { and, eq, inArray } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import { loadSites, findSiteOfRequest } from '@/server/core/sites'

const tagCache = caches.open<Promise<boolean>>('tags', { maxBytes: 256 * 1024 })

/** Whether the site of this host uses Google's tag. False while the database is down. */
export async function hasGoogleTag(host: string | undefined): Promise<boolean> {
  try {
    const site = findSiteOfRequest(await loadSites(), host ?? null)
    if (!site) return false
    const known = tagCache.get(String(site.id))
    if (known) return await known
    const pending = queryGoogleTag(site.id)
    tagCache.set(String(site.id), pending, { bytes: 64, tags: ['options', 'site'], ttlMs: 60_000 })
    pending.catch(() => tagCache.delete(String(site.id)))
    return await pending
  } catch {
    return false
  }
}

async function queryGoogleTag(siteId: number) {
  const isTag = inArray(options.key, ['GoogleTagManagerId', 'GoogleAnalyticsId'])
  const rows = await database()
    .db.select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, siteId), isTag))
  return rows.some(({ value }) => typeof value === 'string' && value !== '')
}
