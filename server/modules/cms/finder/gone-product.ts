import { and, eq } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import type { SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'

const cache = caches.open<Promise<boolean>>('gone-products', { maxBytes: 1024 * 1024 })
const productRoute = /^\/([a-z]{2})\/product\/([^/]+)$/

/**
 * Whether a route (language first) belongs to an archived product. The proxy asks before rendering, since only it can answer 410. Cached
 * for 60 s; an unreachable database answers no.
 */
export async function isGoneProduct(site: SiteInfo, route: string): Promise<boolean> {
  const [, code2, slug] = productRoute.exec(route) ?? []
  const language = site.languages.find((one) => one.code2 === code2)
  if (!language || slug === undefined) return false
  const key = `${site.id}${route}`
  const cached = cache.get(key)
  if (cached) return cached
  const loading = isArchived(site.id, language.id, slug).catch(() => {
    cache.delete(key)
    return false
  })
  cache.set(key, loading, { bytes: 2 * key.length + 100, tags: ['catalogue'], expiresAt: Date.now() + 60_000 })
  return loading
}

async function isArchived(siteId: number, languageId: number, slug: string) {
  const [row] = await database()
    .db.select({ id: products.id })
    .from(productTexts)
    .innerJoin(products, and(eq(products.id, productTexts.productId), eq(products.archived, true), eq(products.isVariant, false)))
    .where(and(eq(productTexts.siteId, siteId), eq(productTexts.languageId, languageId), eq(productTexts.slug, slug)))
  return row !== undefined
}
