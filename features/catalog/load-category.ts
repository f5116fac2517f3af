import type { Category } from '@/lib/api/entities/category.schema'
import type { DataOf } from '@/lib/api/endpoint'
import { layeredApi } from '@/lib/api/v1/product/layered'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { load, loadOrNull } from '@/server/rsc'
import { understood } from './facet-query'
import { listInput, marks, type ListQuery } from './list-query'

export type ListView = {
  /** Null: the whole shop. */
  category: Category | null
  /** Every category, as a tree. */
  tree: Category[]
  /** As the address says it, without what means nothing here. */
  query: ListQuery
  facets: LayeredFilter[]
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

/** What the list can be narrowed by is asked first (SPEC 4): it says what the address's words mean. */
async function loadView(category: Category | null, asked: ListQuery): Promise<ListView> {
  const shelf = { ...(category && { mainCategory: category.id }) }
  const all = await load(layeredApi.navigation, { ...shelf, filters: marks(asked) })
  const { filters, said } = understood(all, asked.facets)
  const query = { ...asked, facets: said }
  const [tree, list, facets] = await Promise.all([
    loadCategoryTree(),
    load(productApi.filter, listInput(category?.id ?? null, query, filters)),
    filters.length === 0 ? all : load(layeredApi.navigation, { ...shelf, filters: [...marks(query), ...filters] }),
  ])
  return { category, tree, query, facets, list }
}

export async function loadCategoryTree(): Promise<Category[]> {
  const { records } = await load(categoryApi.filter, { filters: [], sort: { param: 'id', order: 'asc' }, tree: true })
  return records
}
