import { eq } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'

export type Moved = { to: string; status: number }

const known = caches.open<Promise<Map<string, Moved>>>('redirects', { maxBytes: 8 * 1024 * 1024 })

/** The home page has one address (DESIGN 12). */
const fixed = new Map<string, Moved>([['/pocetna', { to: '/', status: 301 }]])

/**
 * Where an address has moved to, if it has. Every request for a page asks, so a site's whole table is kept, until the tag `redirects` is
 * dropped, a minute at most. A database that is away moves nothing.
 */
export async function movedAddress(siteId: number, path: string): Promise<Moved | null> {
  const own = fixed.get(path)
  if (own) return own
  const table = await tableOf(siteId).catch(() => null)
  return table?.get(path) ?? null
}

function tableOf(siteId: number): Promise<Map<string, Moved>> {
  const key = String(siteId)
  const kept = known.get(key)
  if (kept) return kept
  const loading = readTable(siteId)
  known.set(key, loading, { bytes: 64 * 1024, tags: ['redirects'], expiresAt: Date.now() + 60_000 })
  loading.catch(() => known.delete(key))
  return loading
}

async function readTable(siteId: number) {
  const rows = await database().db.select().from(redirects).where(eq(redirects.siteId, siteId))
  return new Map(rows.map(({ fromPath, toPath, status }) => [fromPath, { to: toPath, status }]))
}
