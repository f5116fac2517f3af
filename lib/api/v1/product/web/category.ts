import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Category } from '@/lib/api/entities/category.schema'
import type { CategoryPage, FilterCategories, GetCategory } from './category.schema'

const cache = { name: 'categories', tags: ['catalogue'] } as const

export const categoryApi = defineModule('/api/v1/product/web/category', {
  /** One category by id or slug, with its children one level deep. */
  get: get<typeof GetCategory, typeof Category>('get/{id}', { access: 'any', cache }),
  /** All categories as one flat list; with `tree: true` as a tree, children inside their parents. */
  filter: post<typeof FilterCategories, typeof CategoryPage>('filter', { access: 'any', cache }),
})
