import { routing } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { eq } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'

export type RedirectTarget = { to: string; status: number }

const cache = caches.open<Promise<Map<string, RedirectTarget>>>('redirects', { maxBytes: 8 * 1024 * 1024 })

/** docs/rules/content.md#home-address */
const fixed = new Map<string, RedirectTarget>(
  routing.locales.map((locale) => {
    const home = localPath('/', '', locale)
    return [home === '/' ? `/${homeSlug}` : `${home}/${homeSlug}`, { to: home, status: 301 }]
  }),
)

/** Where a path redirects to, or null. Asked for every page request, so a site's table is cached (docs/rules/content.md#redirect-cache). */
export async function findRedirect(siteId: number, path: string): Promise<RedirectTarget | null> {
  const own = fixed.get(path)
  if (own) return own
  const table = await loadTable(siteId).catch(() => null)
  return table?.get(path) ?? null
}

function loadTable(siteId: number): Promise<Map<string, RedirectTarget>> {
  const key = String(siteId)
  const cached = cache.get(key)
  if (cached) return cached
  const loading = readTable(siteId)
  cache.set(key, loading, { bytes: 64 * 1024, tags: ['redirects'], ttlMs: 60_000 })
  loading.catch(() => cache.delete(key))
  return loading
}

async function readTable(siteId: number) {
  const rows = await database().db.select().from(redirects).where(eq(redirects.siteId, siteId))
  return new Map(rows.map(({ fromPath, toPath, status }) => [fromPath, { to: toPath, status }]))
}
