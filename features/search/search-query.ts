/** docs/rules/storefront.md#search-limits */
const pageSize = 10
const maxProductPages = 100
const maxOtherPages = 10

export const tabs = ['products', 'posts', 'events', 'pages'] as const
export type Tab = (typeof tabs)[number]

export type SearchQuery = { term: string; tab: Tab; /** The number of loaded pages. */ pages: number }

type SearchParams = Record<string, string | string[] | undefined>

/** Parses `/pretraga?q=more&tab=posts&page=2`. */
export function parseSearchQuery(params: SearchParams): SearchQuery {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  const page = one('page')
  return {
    term: one('q').replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ').slice(0, 200),
    tab: tabs.find((tab) => tab === one('tab')) ?? 'products',
    pages: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), maxProductPages) : 1,
  }
}

/** Requests all products loaded so far, so that the address shows the same again, also without JavaScript. */
export function searchInput({ term, tab, pages }: SearchQuery) {
  return { keywords: term, page: 1, limit: (tab === 'products' ? pages : 1) * pageSize, allowUnlimited: true }
}

/** For posts and pages. */
export function searchContentInput(own: Tab, { term, tab, pages }: SearchQuery) {
  return { filters: { keywords: term }, page: 1, limit: loadedPages(own, { tab, pages }) * pageSize }
}

export function searchEventsInput({ term, tab, pages }: SearchQuery) {
  return { keywords: term, page: 1, limit: loadedPages('events', { tab, pages }) * pageSize }
}

function loadedPages(own: Tab, { tab, pages }: Pick<SearchQuery, 'tab' | 'pages'>) {
  return tab === own ? Math.min(pages, maxOtherPages) : 1
}

export function hasMore({ tab, pages }: Pick<SearchQuery, 'tab' | 'pages'>, { shown, total }: { shown: number; total: number }) {
  return shown < total && pages < (tab === 'products' ? maxProductPages : maxOtherPages)
}

/** What is shown first: where no product is found, the first tab that has something (docs/rules/storefront.md#search-first-tab). */
export function openTab(query: SearchQuery, totals: Record<Tab, number>): SearchQuery {
  if (query.tab !== 'products' || totals.products > 0) return query
  const found = tabs.find((tab) => totals[tab] > 0)
  return found ? { ...query, tab: found, pages: 1 } : query
}

export function searchHref({ term, tab, pages }: SearchQuery) {
  return {
    pathname: '/search' as const,
    query: { q: term, ...(tab !== 'products' && { tab }), ...(pages > 1 && { page: String(pages) }) },
  }
}
