/** Routes whose list can be narrowed in the query: each has a twin under `/filtered` that reads it (DESIGN P8). */
const filterablePath = /^\/[a-z]{2}\/shop(?:\/[^/]+)?$/

/** Says on an answer for how many seconds it is the same for everybody although it was rendered for a query; for our entry only. */
export const sharedHeader = 'x-izlog-shared'
const searchPath = /^\/[a-z]{2}\/search$/

/** Whether a query narrows a list or searches: nothing on such a page depends on who asks (DESIGN P7). */
export function isSharedQuery({ pathname, search }: { pathname: string; search: string }) {
  return search !== '' && (filterablePath.test(pathname) || searchPath.test(pathname))
}

/** The path to render: the twin when a filterable page has a query, so that the bare path stays cached. */
export function filteredRoute({ pathname, search }: { pathname: string; search: string }) {
  if (search === '' || !filterablePath.test(pathname)) return pathname
  const [, locale, ...rest] = pathname.split('/')
  return `/${['', locale, 'filtered', ...rest].slice(1).join('/')}`
}
