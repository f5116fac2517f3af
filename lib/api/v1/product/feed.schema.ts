import { z } from 'zod'
import { integer } from '@/lib/api/entities/common.schema'

export const GetFeed = z.strictObject({
  /** The `next` of the previous page. */
  after: integer({ min: 0 }).default(0),
  /** How many ids after `after` the page covers, whether they are products or not. */
  limit: integer({ min: 1, max: 500 }).default(250),
})

/** A product, or one variant of a configurable product; variants share `group`. */
export const FeedItem = z.object({
  id: z.string(),
  group: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** A path within the site. */
  path: z.string(),
  images: z.array(z.string()).min(1),
  inStock: z.boolean(),
  /** Gross, in the site's currency; of a reduced product the lowest price of the 30 days before. */
  price: z.number(),
  sale: z.object({ price: z.number(), from: z.string().nullable(), until: z.string().nullable() }).nullable(),
  gtin: z.string().nullable(),
  brand: z.string().nullable(),
  /** Category names from the root to the first category. */
  shelves: z.array(z.string()),
  weightGrams: z.number().nullable(),
  /** The axis values of a variant. */
  choices: z.array(z.object({ role: z.enum(['color', 'size', 'material', 'pattern']).nullable(), label: z.string(), value: z.string() })),
})
export type FeedItem = z.infer<typeof FeedItem>

export const FeedPage = z.object({
  url: z.string(),
  name: z.string(),
  currency: z.string(),
  items: z.array(FeedItem),
  /** Null on the last page. */
  next: z.number().nullable(),
})

export const feedSchemas = {
  google: { input: GetFeed, data: FeedPage },
}
