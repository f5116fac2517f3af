import { z } from 'zod'
import { Id, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { Product, ProductCard } from '@/lib/api/entities/product.schema'

/** A slug from a URL. Text that cannot be a slug becomes empty and is not found (docs/rules/catalog.md#product-lookup). */
export const LookupSlug = z.string().transform((word) => (Slug.safeParse(word).success ? word : ''))

export const GetProduct = z
  .strictObject({ slug: LookupSlug.optional(), id: Id.optional(), store: Id.optional(), currency: text(10).optional() })
  .refine(({ slug, id }) => (slug === undefined) !== (id === undefined), { error: 'slug ili id', path: ['slug'] })

/**
 * A filter of a list. Without `range`, `value` is one or several choices or a yes/no; with it `[from, to]`, null leaves an end open. Keys:
 * `discount`, `featured`, `archived` (only false), `id` (also their order), `finalPrice` (EUR) and attribute codes.
 */
export const ActiveFilter = z.strictObject({
  key: text(60).min(1),
  value: z.union([z.boolean(), z.number(), text(100), z.array(z.union([z.number(), text(100), z.null()])).max(200)]),
  range: z.boolean().default(false),
})

const Sort = z.strictObject({ param: z.enum(['id', 'finalPrice', 'name', 'categoryPriority']), order: z.enum(['asc', 'desc']) })

/** Fields that `select` adds to the card. */
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
  /** A category id; its descendants are included. */
  mainCategory: Id.optional(),
  select: z.array(Selectable).max(30).optional(),
  /** docs/rules/catalog.md#page-size */
  limit: z.number().int().min(1).max(1000).optional(),
  /** docs/rules/catalog.md#list-sorting */
  sort: Sort.optional(),
  page: Page.optional(),
  allowUnlimited: z.boolean().optional(),
})

/** A card with the selected fields. */
export const ProductRecord = Product.partial().extend(ProductCard.shape)
export type ProductRecord = z.infer<typeof ProductRecord>

export const ProductPage = pageOf(ProductRecord)

export const productSchemas = {
  get: { input: GetProduct, data: Product },
  filter: { input: FilterProducts, data: ProductPage },
}
