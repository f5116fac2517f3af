import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import type { feedApi } from './feed'

export const GetFeed = z.strictObject({
  /** The last page's `next`. */
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(250),
})

/** One thing that can be bought: a product, or one variant of a configurable product (`group` is what its variants have in common). */
export const FeedItem = z.object({
  id: z.string(),
  group: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Paths within the site. */
  path: z.string(),
  images: z.array(z.string()).min(1),
  inStock: z.boolean(),
  /** Gross, in the site's currency; of what is reduced, the lowest of the 30 days before, with which the page compares. */
  price: z.number(),
  sale: z.object({ price: z.number(), from: z.string().nullable(), until: z.string().nullable() }).nullable(),
  gtin: z.string().nullable(),
  brand: z.string().nullable(),
  /** From the root to the category it stands in first. */
  shelves: z.array(z.string()),
  weightGrams: z.number().nullable(),
  /** What tells a variant from its siblings. */
  choices: z.array(z.object({ code: z.string(), label: z.string(), value: z.string() })),
})
export type FeedItem = z.infer<typeof FeedItem>

export const FeedPage = z.object({
  url: z.string(),
  name: z.string(),
  currency: z.string(),
  items: z.array(FeedItem),
  /** Null: that was all. */
  next: z.number().nullable(),
})

export const feedSchemas = {
  google: { input: GetFeed, data: FeedPage },
} satisfies SchemasOf<typeof feedApi>
