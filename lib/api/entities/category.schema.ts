import { z } from 'zod'
import { Picture } from './media.schema'

/** The sort types of a list (docs/rules/catalog.md#list-sorting). */
export const sortTypes = [
  'id-desc',
  'id-asc',
  'finalPrice-asc',
  'finalPrice-desc',
  'name-asc',
  'name-desc',
  'categoryPriority-asc',
  'categoryPriority-desc',
] as const

export const SortType = z.enum(sortTypes)
export type SortType = z.infer<typeof SortType>

/** A category in breadcrumbs and links. */
export const CategoryRef = z.object({ id: z.number(), name: z.string(), slug: z.string() })
export type CategoryRef = z.infer<typeof CategoryRef>

/** A category. `path` leads from the root to its parent; `productCount` includes descendants. */
export const Category = CategoryRef.extend({
  parentId: z.number().nullable(),
  description: z.string(),
  image: Picture.nullable(),
  /** The sort types its list offers; never empty. */
  sortTypes: z.array(SortType),
  sortDefaultType: SortType,
  productCount: z.number(),
  path: z.array(CategoryRef),
  get children() {
    return z.array(Category)
  },
})
export type Category = z.infer<typeof Category>
