import { z } from 'zod'
import { Empty, integer, text } from '@/lib/api/entities/common.schema'
import { ProductCard } from '@/lib/api/entities/product.schema'
import { sitemapTypes } from '@/lib/routing/sitemap'

/** The segments of a path: `['o-nama']`, `['product', 'gospodar-muha']`. */
export const Decide = z.strictObject({ params: z.array(text(200)).max(10).default([]) })

/** What a path resolves to. `of` tells post and product categories apart. `gone`: an archived product, with its innermost category. */
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

/** `path` as the browser has it, without the query; `language`: a code such as `eng`. */
const LanguageCode = z.string().regex(/^[a-z]{3}$/)

/** `source`: the language of a path without a prefix; the caller's when missing, or none of the site's. */
export const LocalizeUrl = z.strictObject({ path: text(2000), language: LanguageCode, source: LanguageCode.optional() })
export const LocalizedUrl = z.object({ url: z.string() })

export const SearchSlugs = z.strictObject({ q: text(200) })
/** What a suggested product shows besides its name. */
const SuggestedProduct = ProductCard.pick({
  byline: true,
  media: true,
  discount: true,
  finalPrice: true,
  membershipPrice: true,
  lowestPrice30Days: true,
  priceRange: true,
  unitPrice: true,
})
/** `slug` of an event is its id. */
const Suggestion = z.object({
  type: z.enum(['product', 'productCategory', 'post', 'event', 'page']),
  title: z.string(),
  slug: z.string(),
  /** Of a product only. */
  product: SuggestedProduct.optional(),
})
export type Suggestion = z.infer<typeof Suggestion>
export const Suggestions = z.array(Suggestion)

const SitemapPart = z.object({ type: z.enum(sitemapTypes), page: z.number(), updated_at: z.string().nullable() })

/** `url` is the site's address; `enabled` false: the merchant has switched the sitemap off. */
export const SitemapIndex = z.object({ url: z.string(), enabled: z.boolean(), parts: z.array(SitemapPart) })

export const GetSitemap = z.strictObject({ type: z.enum(sitemapTypes), page: integer({ min: 1, max: 9999 }).default(1) })

/**
 * `path` within the site, `updated_at` of its content, `images` as paths. `alternates`: its address in each language, empty for an entry of one. Parts that
 * SiteMapOptions leave out are empty.
 */
const SitemapEntry = z.object({
  path: z.string(),
  alternates: z.array(z.object({ language: z.string(), path: z.string() })),
  updated_at: z.string().nullable(),
  images: z.array(z.string()),
})

/** `languages` of the site (BCP 47), its own first: that of every address without `alternates`; empty when hreflang is switched off. */
export const Sitemap = z.object({ url: z.string(), languages: z.array(z.string()), entries: z.array(SitemapEntry) })

export const finderSchemas = {
  decide: { input: Decide, data: Decision },
  getUrlOnLanguage: { input: LocalizeUrl, data: LocalizedUrl },
  searchSlugs: { input: SearchSlugs, data: Suggestions },
  sitemapIndex: { input: Empty, data: SitemapIndex },
  sitemap: { input: GetSitemap, data: Sitemap },
}
