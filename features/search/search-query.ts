/** SPEC 9: ten results a page. */
const pageSize = 10
/** Nobody leafs further; the API gives no more at once. */
const maxProductPages = 100
/** The same of all but products, whose API gives a hundred. */
const maxOtherPages = 10

/** What is searched through, each in a tab of its own. */
export const tabs = ['products', 'posts', 'events', 'pages'] as const
export type Tab = (typeof tabs)[number]

export type SearchQuery = { term: string; tab: Tab; /** How many pages have been loaded, this one included. */ pages: number }

type SearchParams = Record<string, string | string[] | undefined>

/** What an address like `/pretraga?q=more&tab=posts&page=2` asks for. */
export function readSearchQuery(params: SearchParams): SearchQuery {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  const page = one('page')
  return {
    term: one('q').replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ').slice(0, 200),
    tab: tabs.find((tab) => tab === one('tab')) ?? 'products',
    pages: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), maxProductPages) : 1,
  }
}

/** The call behind a results page: everything loaded so far, so that its address shows the same again, with or without a script. */
export function searchInput({ term, tab, pages }: SearchQuery) {
  return { keywords: term, page: 1, limit: (tab === 'products' ? pages : 1) * pageSize, allowUnlimited: true }
}

/** The same for posts and pages. */
export function searchContentInput(own: Tab, { term, tab, pages }: SearchQuery) {
  return { filters: { keywords: term }, page: 1, limit: loadedPages(own, { tab, pages }) * pageSize }
}

/** The same for events. */
export function searchEventsInput({ term, tab, pages }: SearchQuery) {
  return { keywords: term, page: 1, limit: loadedPages('events', { tab, pages }) * pageSize }
}

function loadedPages(own: Tab, { tab, pages }: Pick<SearchQuery, 'tab' | 'pages'>) {
  return tab === own ? Math.min(pages, maxOtherPages) : 1
}

/** Whether ten more can be loaded. */
export function hasMore({ tab, pages }: Pick<SearchQuery, 'tab' | 'pages'>, { shown, total }: { shown: number; total: number }) {
  return shown < total && pages < (tab === 'products' ? maxProductPages : maxOtherPages)
}

/** The address of a tab, or of ten more in it. */
export function searchHref({ term, tab, pages }: SearchQuery) {
  return {
    pathname: '/search' as const,
    query: { q: term, ...(tab !== 'products' && { tab }), ...(pages > 1 && { page: String(pages) }) },
  }
}
