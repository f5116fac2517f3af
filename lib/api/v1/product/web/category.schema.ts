import { z } from 'zod'
import { Category } from '@/lib/api/entities/category.schema'
import { Id, pageOf } from '@/lib/api/entities/common.schema'
import { ActiveFilter, LookupSlug } from '@/lib/api/v1/product/web.schema'

/** Pages send a slug, programs an id. */
export const GetCategory = z.strictObject({ id: z.union([Id, LookupSlug]) })

export const FilterCategories = z.strictObject({
  /** `id`: only these, in this order, without a tree. */
  filters: z.array(ActiveFilter).max(10).default([]),
  sort: z.strictObject({ param: z.literal('id'), order: z.enum(['asc', 'desc']) }).optional(),
  /** Children inside their parents, as the menu shows them; otherwise one flat list. */
  tree: z.boolean().default(false),
})

export const CategoryPage = pageOf(Category)

export const categorySchemas = {
  get: { input: GetCategory, data: Category },
  filter: { input: FilterCategories, data: CategoryPage },
}
