import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { Product, ProductCard } from '@/lib/api/entities/product.schema'
import type { productApi } from './web'

/** A word out of an address. What cannot be a slug is one that nobody has: not found, rather than a wrong call. */
export const AskedSlug = z.string().transform((word) => (Slug.safeParse(word).success ? word : ''))

export const GetProduct = z
  .strictObject({ slug: AskedSlug.optional(), id: Id.optional(), store: Id.optional(), currency: text(10).optional() })
  .refine(({ slug, id }) => (slug === undefined) !== (id === undefined), { error: 'slug ili id', path: ['slug'] })

/**
 * SPEC 3 'Active filter'. Without `range`, `value` names choices or a yes/no; with it, `[from, to]`, where null leaves an end open. Keys:
 * `discount`, `featured`, `archived` (only false), `id` (these and in this order, unless another is asked for), `finalPrice` (EUR, of what lists show),
 * and the codes of attributes.
 */
export const ActiveFilter = z.strictObject({
  key: text(60).min(1),
  value: z.union([z.boolean(), z.number(), text(100), z.array(z.union([z.number(), text(100), z.null()])).max(200)]),
  range: z.boolean().default(false),
})

const Sort = z.strictObject({ param: z.enum(['id', 'finalPrice', 'name', 'categoryPriority']), order: z.enum(['asc', 'desc']) })

/** Fields beyond the card that each record shall carry. */
const Selectable = z.enum([
  'description',
  'categories',
  'attributeSet',
  'associatedProducts',
  'associatedProductsAttributes',
  'bundles',
  'customOptions',
  'subscriptionPlans',
  'vatRate',
  'unitPrice',
  'manufacturer',
])
export type Selectable = z.infer<typeof Selectable>

export const FilterProducts = z.strictObject({
  keywords: text(200).optional(),
  filters: z.array(ActiveFilter).max(50).optional(),
  /** A category's id; its descendants belong to it. */
  mainCategory: Id.optional(),
  select: z.array(Selectable).max(30).optional(),
  /** At most 100, with `allowUnlimited` at most 1000. */
  limit: z.number().int().min(1).max(1000).optional(),
  /** Without it: the best match first when there are keywords, the category's own order otherwise. */
  sort: Sort.optional(),
  page: Page.optional(),
  allowUnlimited: z.boolean().optional(),
})

/** A card, and what `select` asked for. */
export const ProductRecord = Product.partial().extend(ProductCard.shape)
export type ProductRecord = z.infer<typeof ProductRecord>

export const ProductPage = pageOf(ProductRecord)

export const productSchemas = {
  get: { input: GetProduct, data: Product },
  filter: { input: FilterProducts, data: ProductPage },
} satisfies SchemasOf<typeof productApi>
