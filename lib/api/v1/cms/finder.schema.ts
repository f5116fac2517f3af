import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, text } from '@/lib/api/entities/common.schema'
import { sitemapTypes } from '@/lib/routing/sitemap'
import type { finderApi } from './finder'

/** The segments of a route: `['o-nama']`, `['product', 'gospodar-muha']`. */
export const Decide = z.strictObject({ params: z.array(text(200)).max(10).default([]) })

/** What stands at an address. A post category is told from a product's by `of`. A product that is sold no more is `gone`; `category` is its innermost. */
export const Decision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('post'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('product'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('category'), id: z.number(), slug: z.string(), of: z.enum(['product', 'post']) }),
  z.object({
    type: z.literal('gone'),
    id: z.number(),
    name: z.string(),
    category: z.object({ id: z.number(), name: z.string(), slug: z.string() }).nullable(),
  }),
  z.object({ type: z.literal('redirect'), to: z.string(), status: z.number() }),
  z.object({ type: z.literal('none') }),
])

export const SearchSlugs = z.strictObject({ q: text(200) })
/** `slug` of an event is its id: it has no other address (SPEC 2). */
const FoundSlug = z.object({
  type: z.enum(['product', 'productCategory', 'post', 'event', 'page']),
  title: z.string(),
  slug: z.string(),
})
export const FoundSlugs = z.array(FoundSlug)

const SitemapPart = z.object({ type: z.enum(sitemapTypes), page: z.number(), updated_at: z.string().nullable() })

/** `url` is the site's own address; `enabled` false: the merchant has switched the sitemap off, and there are no parts. */
export const SitemapIndex = z.object({ url: z.string(), enabled: z.boolean(), parts: z.array(SitemapPart) })

export const GetSitemap = z.strictObject({ type: z.enum(sitemapTypes), page: z.coerce.number().int().min(1).max(9999).default(1) })

/** `path` is the address within the site, `updated_at` when its content last changed; `images` are paths. What SiteMapOptions leave out is empty. */
const SitemapEntry = z.object({ path: z.string(), updated_at: z.string().nullable(), images: z.array(z.string()) })

/** `languages` are those in which every address here stands (BCP 47), none when hreflang is switched off. */
export const Sitemap = z.object({ url: z.string(), languages: z.array(z.string()), entries: z.array(SitemapEntry) })

export const finderSchemas = {
  decide: { input: Decide, data: Decision },
  searchSlugs: { input: SearchSlugs, data: FoundSlugs },
  sitemapIndex: { input: Empty, data: SitemapIndex },
  sitemap: { input: GetSitemap, data: Sitemap },
} satisfies SchemasOf<typeof finderApi>
