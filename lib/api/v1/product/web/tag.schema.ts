import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/entities/common.schema'
import { ActiveFilter } from '@/lib/api/v1/product/web.schema'
import type { tagApi } from './tag'

export const FilterTags = z.strictObject({
  /** `id`: only these, in this order. */
  filters: z.array(ActiveFilter).max(10).default([]),
})

/** One thing that several products have in common. `attributeCode` with the id in it is a filter of product/web/filter. */
export const Tag = z.object({
  id: z.number(),
  title: z.string(),
  attributeCode: z.string(),
  /** How many of the products that lists show; never 0. */
  productCount: z.number(),
})
export type Tag = z.infer<typeof Tag>

export const TagPage = pageOf(Tag)

export const tagSchemas = { filter: { input: FilterTags, data: TagPage } } satisfies SchemasOf<typeof tagApi>
