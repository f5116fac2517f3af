import { and, eq } from 'drizzle-orm'
import { caches } from '@/server/core/cache/registry.mjs'
import type { SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'

export type ProductState = 'shown' | 'archived' | 'none'

const cache = caches.open<Promise<ProductState>>('gone-products', { maxBytes: 1024 * 1024 })
const productRoute = /^\/([a-z]{2})\/product\/([^/]+)$/

/**
 * Whether a route (language first) belongs to an archived product. The proxy asks before rendering, since only it can answer 410. Cached
 * for 60 s; an unreachable database answers no.
 */
export async function isGoneProduct(site: SiteInfo, route: string): Promise<boolean> {
  return (await productState(site, route).catch(() => null)) === 'archived'
}

/** The state of the product at a route; null for a route of something else. Rejects when the database cannot be reached. */
export async function productState(site: SiteInfo, route: string): Promise<ProductState | null> {
  const [, code2, slug] = productRoute.exec(route) ?? []
  const language = site.languages.find((one) => one.code2 === code2)
  if (!language || slug === undefined) return null
  const key = `${site.id}${route}`
  const cached = cache.get(key)
  if (cached) return cached
  const loading = loadState(site.id, language.id, slug)
  loading.catch(() => cache.delete(key))
  cache.set(key, loading, { bytes: 100, tags: ['catalogue'], ttlMs: 60_000 })
  return loading
}

async function loadState(siteId: number, languageId: number, slug: string): Promise<ProductState> {
  const rows = await database()
    .db.select({ archived: products.archived })
    .from(productTexts)
    .innerJoin(products, and(eq(products.id, productTexts.productId), eq(products.isVariant, false)))
    .where(and(eq(productTexts.siteId, siteId), eq(productTexts.languageId, languageId), eq(productTexts.slug, slug)))
  if (rows.some(({ archived }) => !archived)) return 'shown'
  return rows.length > 0 ? 'archived' : 'none'
}
