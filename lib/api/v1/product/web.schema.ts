import { z } from 'zod'
import { Id, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { Product, ProductCard } from '@/lib/api/entities/product.schema'

/** A slug from a URL. Text that cannot be a slug becomes empty and is not found (docs/rules/catalog.md#product-lookup). */
export const LookupSlug = z.string().transform((word) => (Slug.safeParse(word).success ? word : ''))

/** Exactly one of `slug` and `id`. */
export const GetProduct = z
  .strictObject({ slug: LookupSlug.optional(), id: Id.optional(), store: Id.optional(), currency: text(10).optional() })
  .refine(({ slug, id }) => (slug === undefined) !== (id === undefined), { error: 'slug ili id', path: ['slug'] })

/**
 * A filter of a list. Without `range`, `value` is one or several choices or a yes/no; with it `[from, to]`, null leaves an end open. Keys:
 * `discount`, `featured`, `archived` (only false), `id` (also their order), `finalPrice` (EUR) and attribute codes.
 */
export const ActiveFilter = z.strictObject({
  /** `discount`, `featured`, `archived`, `id`, `finalPrice`, or the `attributeCode` of a facet. */
  key: text(60).min(1),
  /**
   * A choice is an id, the `valueID` of layered/navigation; a facet of yes or no, whose `valueID` is null, takes true, false or its `valueLabel`. With `range`: `[from, to]`, null for an open end.
   */
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

/**
 * A request without `keywords`, `filters` (other than `archived`), `mainCategory`, `select`, `limit` and `page` asks for nothing and gets an empty page
 * (docs/rules/catalog.md#empty-list-request). All products: `{"page": 1}`.
 */
export const FilterProducts = z.strictObject({
  keywords: text(200).optional(),
  filters: z.array(ActiveFilter).max(50).optional(),
  /** A category id; its descendants are included. */
  mainCategory: Id.optional(),
  select: z.array(Selectable).max(30).optional(),
  /** Records on a page: 10 if left out, 100 at most. A larger one gives 100, unless `allowUnlimited` is true; `limit` of the answer is what was used (docs/rules/catalog.md#page-size). */
  limit: z.number().int().min(1).max(1000).optional(),
  /** docs/rules/catalog.md#list-sorting */
  sort: Sort.optional(),
  /** 1 if left out. */
  page: Page.optional(),
  /** Takes a `limit` up to 1000, such as for a copy of the catalogue. */
  allowUnlimited: z.boolean().optional(),
})

/** A card with the selected fields. */
export const ProductRecord = Product.partial().extend(ProductCard.shape)
export type ProductRecord = z.infer<typeof ProductRecord>

export const ProductPage = pageOf(ProductRecord).extend({
  /** What was searched instead of `keywords`, which match nothing (docs/rules/catalog.md#spelling-told). `hasAlternatives`: similar words are searched too. */
  corrected: z.object({ keywords: z.string(), hasAlternatives: z.boolean() }).optional(),
})

export const productSchemas = {
  get: { input: GetProduct, data: Product },
  filter: { input: FilterProducts, data: ProductPage },
}
