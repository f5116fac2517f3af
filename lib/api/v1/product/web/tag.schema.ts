import { z } from 'zod'
import { pageOf } from '@/lib/api/entities/common.schema'
import { ActiveFilter } from '@/lib/api/v1/product/web.schema'

export const FilterTags = z.strictObject({
  /** `id`: only these, in this order. */
  filters: z.array(ActiveFilter).max(10).default([]),
})

/** A tag. `attributeCode` with the id is a filter of product/web/filter. */
export const Tag = z.object({
  id: z.number(),
  title: z.string(),
  attributeCode: z.string(),
  /** Listed products with this tag; never 0. */
  productCount: z.number(),
})
export type Tag = z.infer<typeof Tag>

export const TagPage = pageOf(Tag)

export const tagSchemas = { filter: { input: FilterTags, data: TagPage } }
