import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'
import { ProductChange } from '@/lib/api/entities/product-change.schema'
import { RunReason } from '@/lib/api/v1/admin/run.schema'
import { FilterStock } from '@/lib/api/v1/stock/office.schema'
import { maxRunRows } from '@/lib/office/max-run-rows'

/** Products by id, or all that the list of stock shows, on every page. */
export const ChosenProducts = z.union([
  z.strictObject({ ids: z.array(Id).min(1, 'required').max(maxRunRows) }),
  z.strictObject({ filter: FilterStock.omit({ page: true, limit: true }) }),
])
export type ChosenProducts = z.infer<typeof ChosenProducts>

export const ProductBulk = z.strictObject({ chosen: ChosenProducts, change: ProductChange })

const PreviewedProduct = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  /** The price now and after the change: the regular one that changes, or what everybody pays with and without the sale. null without one. */
  price: z.number().nullable(),
  newPrice: z.number().nullable(),
  /** Why it would stay as it is; null: it would change. */
  reason: RunReason.nullable(),
})

export const ProductBulkPreview = z.object({
  /** How many were chosen, and how many of them would change. */
  found: z.number(),
  changes: z.number(),
  /** Why the others would not, with some of their SKUs; the most frequent reason first. */
  refusals: z.array(z.object({ reason: RunReason, count: z.number(), examples: z.array(z.string()) })),
  /** The first of them, in the order of the list. */
  rows: z.array(PreviewedProduct),
})
export type ProductBulkPreview = z.infer<typeof ProductBulkPreview>

export const StartedProductRun = z.object({ runId: z.number() })

export const officeProductBulkSchemas = {
  preview: { input: ProductBulk, data: ProductBulkPreview },
  create: { input: ProductBulk, data: StartedProductRun },
}
