/** Routes with a counterpart under `/filtered` that reads the query (docs/rules/storefront.md#filtered-route). */
const filterablePath = /^\/[a-z]{2}\/(?:shop(?:\/[^/]+)?|author\/[^/]+)$/

/** Response header for our page cache: for how many seconds it may store a page that is rendered on request; 0, on a closed site: never. */
export const storableSecondsHeader = 'x-izlog-storable-seconds'
const searchPath = /^\/[a-z]{2}\/search$/

/** Whether a page with a query is the same for all visitors: filtered lists and search (docs/rules/platform.md#shared-pages). */
export function isSharedQuery({ pathname, search }: { pathname: string; search: string }) {
  return search !== '' && (filterablePath.test(pathname) || searchPath.test(pathname))
}

/** The path to render: the filtered route when a filterable page has a query. */
export function filteredRoute({ pathname, search }: { pathname: string; search: string }) {
  if (search === '' || !filterablePath.test(pathname)) return pathname
  const [, locale, ...rest] = pathname.split('/')
  return `/${['', locale, 'filtered', ...rest].slice(1).join('/')}`
}
