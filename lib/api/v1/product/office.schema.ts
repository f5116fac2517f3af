import { z } from 'zod'
import { Id, Moment, Slug, text } from '@/lib/api/entities/common.schema'
import { maxPrice } from '@/lib/api/entities/product-change.schema'

/** Only the changed fields, and the version that was seen: omitted ones stay as they are (docs/rules/catalog.md#product-version). Stock is changed by the calls under stock/office. */
export const UpdateProduct = z.strictObject({
  id: Id,
  version: z.number().int().positive(),
  name: text(200).trim().min(1, 'required').optional(),
  /** docs/rules/catalog.md#product-slug */
  slug: Slug.min(4).optional(),
  summary: text(1000).trim().optional(),
  archived: z.boolean().optional(),
  featured: z.boolean().optional(),
  /** EUR, gross, at most two decimals. Starts now; the previous price stays in the history. */
  retailPrice: z.number().min(0).max(maxPrice).multipleOf(0.01).optional(),
  /** A sale price below the price, now or from a moment on; it replaces sales whose time it overlaps. null ends the sale that is on. */
  sale: z
    .strictObject({ price: z.number().min(0.01).max(maxPrice).multipleOf(0.01), from: Moment.optional(), until: Moment.optional() })
    .nullable()
    .optional(),
})

export const ProductId = z.strictObject({ id: Id })
export const ProductVersion = z.object({ id: z.number(), version: z.number() })
/** `slug` in the caller's language; null where the product has no text in it. */
export const ProductVersionAndSlug = ProductVersion.extend({ slug: z.string().nullable() })

export const officeProductSchemas = {
  getVersion: { input: ProductId, data: ProductVersionAndSlug },
  update: { input: UpdateProduct, data: ProductVersion },
}
