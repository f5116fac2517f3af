/** Routes whose list can be narrowed in the query: each has a twin under `/filtered` that reads it (DESIGN P8). */
const filterable = /^\/[a-z]{2}\/shop(?:\/[^/]+)?$/

/** The path to render: the twin when a filterable page has a query, so that the bare path stays cached. */
export function filterTwin({ pathname, search }: { pathname: string; search: string }) {
  if (search === '' || !filterable.test(pathname)) return pathname
  const [, locale, ...rest] = pathname.split('/')
  return `/${['', locale, 'filtered', ...rest].slice(1).join('/')}`
}
