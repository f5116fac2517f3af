import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, text } from '@/lib/api/entities/common.schema'
import type { finderApi } from './finder'

/** The segments of a route: `['o-nama']`, `['product', 'gospodar-muha']`. */
export const Decide = z.strictObject({ params: z.array(text(200)).max(10).default([]) })

/** What stands at an address. A post category is told from a product's by `of`. */
export const Decision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('post'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('product'), id: z.number(), slug: z.string() }),
  z.object({ type: z.literal('category'), id: z.number(), slug: z.string(), of: z.enum(['product', 'post']) }),
  z.object({ type: z.literal('redirect'), to: z.string(), status: z.number() }),
  z.object({ type: z.literal('none') }),
])

export const SearchSlugs = z.strictObject({ q: text(200) })
export const FoundSlug = z.object({ type: z.enum(['product', 'productCategory', 'post', 'page']), title: z.string(), slug: z.string() })
export const FoundSlugs = z.array(FoundSlug)

/** `path` is the address within the site, `updated_at` the day its content last changed. */
export const SitemapEntry = z.object({ path: z.string(), updated_at: z.string().nullable() })
export const Sitemap = z.object({ url: z.string(), entries: z.array(SitemapEntry) })

export const finderSchemas = {
  decide: { input: Decide, data: Decision },
  searchSlugs: { input: SearchSlugs, data: FoundSlugs },
  sitemap: { input: Empty, data: Sitemap },
} satisfies SchemasOf<typeof finderApi>
