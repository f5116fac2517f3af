/** Routes whose list can be narrowed in the query: each has a twin under `/filtered` that reads it (DESIGN P8). */
const filterable = /^\/[a-z]{2}\/shop(?:\/[^/]+)?$/

/** Says on an answer for how many seconds it is the same for everybody although it was rendered for a query; for our entry only. */
export const sharedHeader = 'x-izlog-shared'
const searched = /^\/[a-z]{2}\/search$/

/** Whether a query narrows a list or searches: nothing on such a page depends on who asks (DESIGN P7). */
export function isShared({ pathname, search }: { pathname: string; search: string }) {
  return search !== '' && (filterable.test(pathname) || searched.test(pathname))
}

/** The path to render: the twin when a filterable page has a query, so that the bare path stays cached. */
export function filterTwin({ pathname, search }: { pathname: string; search: string }) {
  if (search === '' || !filterable.test(pathname)) return pathname
  const [, locale, ...rest] = pathname.split('/')
  return `/${['', locale, 'filtered', ...rest].slice(1).join('/')}`
}
