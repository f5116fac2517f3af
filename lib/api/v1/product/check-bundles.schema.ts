import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id } from '@/lib/api/entities/common.schema'
import { BundlePart, CustomOption, ProductFormat, Stock } from '@/lib/api/entities/product.schema'
import type { bundleApi } from './check-bundles'

export const CheckBundles = z.strictObject({ product: Id })

/** All that the window needs in which a bundle is put together. */
export const Bundle = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  format: ProductFormat,
  /** EUR; null: it costs what its parts cost together. */
  ownPrice: z.number().nullable(),
  /** Of the scarcest part. */
  stock: Stock,
  customOptions: z.array(CustomOption),
  bundles: z.array(BundlePart),
})
export type Bundle = z.infer<typeof Bundle>

export const bundleSchemas = { checkBundles: { input: CheckBundles, data: Bundle } } satisfies SchemasOf<typeof bundleApi>
