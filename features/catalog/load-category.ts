import type { Category } from '@/lib/api/entities/category.schema'
import type { DataOf } from '@/lib/api/endpoint'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { load, loadOrNull } from '@/server/rsc'
import { listInput, type ListQuery } from './list-query'

export type ListView = {
  /** Null: the whole shop. */
  category: Category | null
  /** Every category, as a tree. */
  tree: Category[]
  query: ListQuery
  list: DataOf<typeof productApi.filter>
}

/** All that a category's page shows; null when there is no such category. */
export async function loadCategory(slug: string, query: ListQuery): Promise<ListView | null> {
  const category = await loadOrNull(categoryApi.get, { id: slug })
  return category ? loadView(category, query) : null
}

/** The same for everything the shop sells. */
export async function loadWholeShop(query: ListQuery): Promise<ListView> {
  return loadView(null, query)
}

async function loadView(category: Category | null, query: ListQuery): Promise<ListView> {
  const [tree, list] = await Promise.all([loadCategoryTree(), load(productApi.filter, listInput(category?.id ?? null, query))])
  return { category, tree, query, list }
}

export async function loadCategoryTree(): Promise<Category[]> {
  const { records } = await load(categoryApi.filter, { filters: [], sort: { param: 'id', order: 'asc' }, tree: true })
  return records
}
