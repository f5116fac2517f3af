import { folderOf } from '@/lib/routing/route-folder'
import { homeSlug, reservedSlugs } from '@/lib/routing/reserved-slugs'
import { Slug } from '@/lib/api/entities/common.schema'
import { env } from '@/lib/env'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { findAuthor } from '@/server/modules/product/catalogue/authors'
import { findPage, findPost, findPostCategory, findProductCategory } from './find'
import { productState } from './gone-product'

const cache = caches.open<Promise<boolean>>('missing-pages', { maxBytes: 1024 * 1024 })
/** Folders of the app with missing pages of their own, and the pages for errors (docs/rules/storefront.md#error-documents). */
const ownFolders = new Set(['admin', 'error-pages'])

/**
 * Whether nothing is at a route (language first), redirects aside. The proxy asks before rendering and sends one ready page, so that invented addresses cost no
 * render (docs/rules/storefront.md#not-found). Cached for 60 s; while the database cannot be reached, or is elsewhere, the page itself decides.
 */
export async function isMissingPage(site: SiteInfo, route: string): Promise<boolean> {
  const [, code2, ...segments] = route.split('/')
  const language = site.languages.find((one) => one.code2 === code2)
  const [first] = segments
  if (!language || env.API_URL) return false
  // Every site has a home page in its own language.
  if (first === undefined || first === '')
    return language.id !== site.defaultLanguageId && isUnknown(site, language, route, (ctx) => findPage(ctx, homeSlug))
  if (ownFolders.has(first)) return false
  const folder = folderOf(segments)
  if (folder === undefined) return true
  const slug = segments.at(-1) ?? ''
  const isSlug = Slug.safeParse(slug).success
  switch (folder) {
    case '/product/[slug]':
      return !isSlug || (await productState(site, route).catch(() => null)) === 'none'
    case '/[slug]':
      if (reservedSlugs.has(slug)) return false
      return !isSlug || isUnknown(site, language, route, async (ctx) => (await findPage(ctx, slug)) ?? (await findPost(ctx, slug)))
    case '/shop/[slug]':
      return !isSlug || isUnknown(site, language, route, (ctx) => findProductCategory(ctx, slug))
    case '/author/[slug]':
      return !isSlug || isUnknown(site, language, route, (ctx) => findAuthor(ctx, slug))
    case '/blog/[slug]':
      return !isSlug || isUnknown(site, language, route, (ctx) => findPostCategory(ctx, slug))
    default:
      return false
  }
}

type FinderCtx = Pick<Ctx, 'db' | 'site' | 'language' | 'now'>

async function isUnknown(site: SiteInfo, language: Ctx['language'], route: string, find: (ctx: FinderCtx) => Promise<object | null>) {
  const key = `${site.id}${route}`
  const cached = cache.get(key)
  if (cached) return cached
  const loading = find({ db: database().db, site, language, now: () => new Date() })
    .then((found) => found === null)
    .catch(() => {
      cache.delete(key)
      return false
    })
  cache.set(key, loading, { bytes: 100, tags: ['pages', 'posts', 'terms', 'catalogue'], ttlMs: 60_000 })
  return loading
}
