/** What the address of a list says, by name. */
export type ListSearchParams = Record<string, string>

/** The address of a list that says this. That of the whole shop always says something: without a query the shop's front stands there. */
export function paramsHref(slug: string | null, searchParams: ListSearchParams) {
  const isDefault = Object.keys(searchParams).length === 0
  if (slug === null) return { pathname: '/shop', query: isDefault ? { sort: 'id-desc' } : searchParams } as const
  // An empty query would leave its question mark in the address, and the plain list would have two of them.
  return isDefault ? categoryHref(slug) : ({ pathname: '/shop/[slug]', params: { slug }, query: searchParams } as const)
}

/** A category as it stands, or the shop's front. */
export function categoryHref(slug: string | null) {
  return slug === null ? ({ pathname: '/shop' } as const) : ({ pathname: '/shop/[slug]', params: { slug } } as const)
}

/** The same list with everything on it. */
export function withoutFilters({ sort = '', perPage = '' }: ListSearchParams): ListSearchParams {
  return { sort, perPage }
}
