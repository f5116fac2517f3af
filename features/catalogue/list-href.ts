/** The query of a list's address. */
export type ListSearchParams = Record<string, string>

/** The address of a list with these search params. The list of the whole shop always has one, since `/shop` without a query is the shop front. */
export function paramsHref(slug: string | null, searchParams: ListSearchParams) {
  const isDefault = Object.keys(searchParams).length === 0
  if (slug === null) return { pathname: '/shop', query: isDefault ? { sort: 'id-desc' } : searchParams } as const
  // An empty query would leave a question mark, and the default list would have two addresses.
  return isDefault ? categoryHref(slug) : ({ pathname: '/shop/[slug]', params: { slug }, query: searchParams } as const)
}

/** A category without a query, or the shop front. */
export function categoryHref(slug: string | null) {
  return slug === null ? ({ pathname: '/shop' } as const) : ({ pathname: '/shop/[slug]', params: { slug } } as const)
}

export function withoutFilters({ sort = '', perPage = '' }: ListSearchParams): ListSearchParams {
  return { sort, perPage }
}
