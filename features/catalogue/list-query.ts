import { sortTypes, type SortType } from '@/lib/api/entities/category.schema'
import type { InputOf } from '@/lib/api/endpoint'
import type { productApi } from '@/lib/api/v1/product/web'
import { nonFacetParams } from '@/lib/routing/reserved-facets'
import type { ActiveFilter, FacetParams } from './facet-query'
import { paramsHref, type ListSearchParams } from './list-href'

/** docs/rules/storefront.md#page-sizes */
export const pageSizes = [12, 24] as const
type PageSize = (typeof pageSizes)[number]

/** A list's address, parsed. `sort` null means the category's default order. */
export type ListQuery = {
  page: number
  perPage: PageSize
  sort: SortType | null
  featured: boolean
  discount: boolean
  /** Not validated yet, see parseFacets. */
  facets: FacetParams
}

export const defaultQuery: ListQuery = { page: 1, perPage: 12, sort: null, featured: false, discount: false, facets: {} }

export type SearchParams = Record<string, string | string[] | undefined>

/** Parses a list's address; invalid values count as absent. */
export function parseListQuery(params: SearchParams): ListQuery {
  const one = (name: string) => [params[name]].flat()[0]
  return {
    page: parsePage(one('page')),
    perPage: pageSizes.find((size) => String(size) === one('perPage')) ?? defaultQuery.perPage,
    sort: sortTypes.find((type) => type === one('sort')) ?? null,
    featured: one('featured') === 'true',
    discount: one('discount') === 'true',
    facets: parseFacetParams(params),
  }
}

/** Values are separated by commas; a form sent without JavaScript repeats the name instead. */
function parseFacetParams(params: SearchParams): FacetParams {
  const entries = Object.entries(params).flatMap(([code, value]) => {
    const text = [value ?? []].flat().join(',')
    const isFacet = !nonFacetParams.has(code) && /^[a-z0-9][a-z0-9_-]{0,59}$/i.test(code) && text !== '' && text.length <= 300
    return isFacet ? [[code, text] as const] : []
  })
  return Object.fromEntries(entries.slice(0, 30))
}

function parsePage(text: string | undefined) {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** The address of a list, without default values (docs/rules/storefront.md#list-reset). `slug` null: the whole shop. */
export function listHref(slug: string | null, query: ListQuery) {
  return paramsHref(slug, toSearchParams(query))
}

export function toSearchParams({ page, perPage, sort, featured, discount, facets }: ListQuery): ListSearchParams {
  return {
    ...facets,
    ...(discount && { discount: 'true' }),
    ...(featured && { featured: 'true' }),
    ...(sort && { sort }),
    ...(perPage !== defaultQuery.perPage && { perPage: String(perPage) }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The input of the API call for a list. */
export function listInput(
  categoryId: number | null,
  query: ListQuery,
  facets: readonly ActiveFilter[] = [],
): InputOf<typeof productApi.filter> {
  const [param, order] = splitSort(query.sort)
  return {
    ...(categoryId !== null && { mainCategory: categoryId }),
    filters: [{ key: 'archived', value: false }, ...flagFilters(query), ...facets],
    ...(param && order && { sort: { param, order } }),
    page: query.page,
    limit: query.perPage,
  }
}

const featuredLimit = 4

/** The input for the featured products above the first page of a default list; null for any other list (docs/rules/storefront.md#featured-block). */
export function featuredInput(categoryId: number | null, query: ListQuery): InputOf<typeof productApi.filter> | null {
  if (!isDefaultList(query) || query.page > 1) return null
  return { ...listInput(categoryId, { ...defaultQuery, featured: true }), limit: featuredLimit }
}

const flagNames = ['discount', 'featured'] as const

/** The filters that are no facets. */
export function flagFilters(query: Pick<ListQuery, 'discount' | 'featured'>) {
  return flagNames.filter((name) => query[name]).map((key) => ({ key, value: true }))
}

/** The active flags, each with the query that remains without it. */
export function activeFlags(query: ListQuery) {
  return flagNames.filter((name) => query[name]).map((name) => ({ name, rest: { ...query, [name]: false, page: 1 } }))
}

export function isFiltered({ discount, featured, facets }: ListQuery) {
  return discount || featured || Object.keys(facets).length > 0
}

/** Whether the list has no filter, sort order or page size of its own; any page number (docs/rules/storefront.md#list-indexing). */
export function isDefaultList(query: ListQuery) {
  return !isFiltered(query) && query.sort === null && query.perPage === defaultQuery.perPage
}

function splitSort(sort: SortType | null) {
  const params = ['id', 'finalPrice', 'name', 'categoryPriority'] as const
  const param = params.find((name) => sort?.startsWith(`${name}-`))
  return [param, sort?.endsWith('-asc') ? ('asc' as const) : ('desc' as const)] as const
}
