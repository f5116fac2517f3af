import type { DataOf } from '@/lib/api/endpoint'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { pageApi } from '@/lib/api/v1/cms/page'
import { postApi } from '@/lib/api/v1/cms/post'
import { productApi } from '@/lib/api/v1/product/web'
import { load } from '@/server/rsc'
import { searchEventsInput, searchInput, searchContentInput, type SearchQuery, type Tab } from './search-query'

export type SearchResults = {
  products: DataOf<typeof productApi.filter>
  posts: DataOf<typeof postApi.filterStandard>
  events: DataOf<typeof eventApi.filter>
  pages: DataOf<typeof pageApi.filterStandard>
}

/** The results of all tabs: the open tab as far as it was loaded, the others for their totals. Null without a term. */
export async function loadSearch(query: SearchQuery): Promise<SearchResults | null> {
  if (!query.term) return null
  const [products, posts, events, pages] = await Promise.all([
    load(productApi.filter, searchInput(query)),
    load(postApi.filterStandard, searchContentInput('posts', query)),
    load(eventApi.filter, searchEventsInput(query)),
    load(pageApi.filterStandard, searchContentInput('pages', query)),
  ])
  return { products, posts, events, pages }
}

export function countResults(results: SearchResults): Record<Tab, number> {
  const { products, posts, events, pages } = results
  return { products: products.totalRecords, posts: posts.totalRecords, events: events.totalRecords, pages: pages.totalRecords }
}
