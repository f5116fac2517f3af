import type { Category } from '@/lib/api/entities/category.schema'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import type { DataOf } from '@/lib/api/endpoint'
import { layeredApi } from '@/lib/api/v1/product/layered'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { load, loadOrNull } from '@/server/rsc'
import { parseFacets, type ActiveFilter } from './facet-query'
import { featuredInput, listInput, flagFilters, type ListQuery } from './list-query'

export type ListView = {
  /** Null for the whole shop. */
  category: Category | null
  /** All categories. */
  tree: Category[]
  /** The query of the address, without invalid facets. */
  query: ListQuery
  facets: LayeredFilter[]
  list: DataOf<typeof productApi.filter>
  /** The featured block; empty when all of it is on this page anyway. */
  featured: ProductCard[]
}

/** Null when there is no such category. */
export async function loadCategory(slug: string, query: ListQuery): Promise<ListView | null> {
  const category = await loadOrNull(categoryApi.get, { id: slug })
  return category ? loadView(category, query) : null
}

export async function loadAllProducts(query: ListQuery): Promise<ListView> {
  return loadView(null, query)
}

/** Loads the facets first (docs/rules/storefront.md#facets-first). */
async function loadView(category: Category | null, requested: ListQuery): Promise<ListView> {
  const scope = { ...(category && { mainCategory: category.id }) }
  const allFacets = await load(layeredApi.navigation, { ...scope, filters: flagFilters(requested) })
  const { filters, params } = parseFacets(allFacets, requested.facets)
  const query = { ...requested, facets: params }
  const [tree, list, featured, facets] = await Promise.all([
    loadCategoryTree(),
    loadList(category, query, filters),
    loadFeatured(category, query),
    filters.length === 0 ? allFacets : load(layeredApi.navigation, { ...scope, filters: [...flagFilters(query), ...filters] }),
  ])
  const areAllListed = featured.every(({ id }) => list.records.some((one) => one.id === id))
  return { category, tree, query: { ...query, page: list.page }, facets, list, featured: areAllListed ? [] : featured }
}

/** docs/rules/storefront.md#page-range */
async function loadList(category: Category | null, query: ListQuery, filters: readonly ActiveFilter[]) {
  const id = category?.id ?? null
  const list = await load(productApi.filter, listInput(id, query, filters))
  return query.page > 1 && query.page > list.totalPages ? load(productApi.filter, listInput(id, { ...query, page: 1 }, filters)) : list
}

async function loadFeatured(category: Category | null, query: ListQuery) {
  const input = featuredInput(category?.id ?? null, query)
  return input ? (await load(productApi.filter, input)).records : []
}

export async function loadCategoryTree(): Promise<Category[]> {
  const { records } = await load(categoryApi.filter, { filters: [], sort: { param: 'id', order: 'asc' }, tree: true })
  return records
}
