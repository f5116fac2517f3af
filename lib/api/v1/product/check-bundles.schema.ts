import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'
import { BundlePart, CustomOption, ProductFormat, Stock } from '@/lib/api/entities/product.schema'

export const CheckBundles = z.strictObject({ product: Id })

/** Everything the bundle dialog needs. */
export const Bundle = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  format: ProductFormat,
  /** EUR; null: the sum of its parts (docs/rules/catalog.md#shown-price). */
  ownPrice: z.number().nullable(),
  /** docs/rules/catalog.md#available-quantity */
  stock: Stock,
  customOptions: z.array(CustomOption),
  bundles: z.array(BundlePart),
})
export type Bundle = z.infer<typeof Bundle>

export const bundleSchemas = { checkBundles: { input: CheckBundles, data: Bundle } }
