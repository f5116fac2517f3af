/** SPEC 9: ten results a page. */
const pageSize = 10
/** Nobody leafs further; the API gives no more at once. */
const mostPages = 100

export type SearchQuery = { term: string; /** How many pages have been loaded, this one included. */ pages: number }

type SearchParams = Record<string, string | string[] | undefined>

/** What an address like `/pretraga?q=more&page=2` asks for. */
export function readSearchQuery(params: SearchParams): SearchQuery {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  const page = one('page')
  return {
    term: one('q').replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ').slice(0, 200),
    pages: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  }
}

/** The call behind a results page: everything loaded so far, so that its address shows the same again, with or without a script. */
export function searchInput({ term, pages }: SearchQuery) {
  return { keywords: term, page: 1, limit: pages * pageSize, allowUnlimited: true }
}
