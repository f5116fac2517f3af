/** What the address of a list says, by name. */
export type SaidList = Record<string, string>

/** The address of a list that says this. That of the whole shop always says something: without a query the shop's front stands there. */
export function hrefOf(slug: string | null, said: SaidList) {
  const isPlain = Object.keys(said).length === 0
  if (slug === null) return { pathname: '/shop', query: isPlain ? { sort: 'id-desc' } : said } as const
  // An empty query would leave its question mark in the address, and the plain list would have two of them.
  return isPlain ? shelfHref(slug) : ({ pathname: '/shop/[slug]', params: { slug }, query: said } as const)
}

/** A category as it stands, or the shop's front. */
export function shelfHref(slug: string | null) {
  return slug === null ? ({ pathname: '/shop' } as const) : ({ pathname: '/shop/[slug]', params: { slug } } as const)
}

/** The same list with everything on it. */
export function withoutFilters({ sort = '', perPage = '' }: SaidList): SaidList {
  return { sort, perPage }
}
