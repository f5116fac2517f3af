import type { DataOf } from '@/lib/api/endpoint'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { postApi } from '@/lib/api/v1/cms/post'
import { productApi } from '@/lib/api/v1/product/web'
import { load } from '@/server/rsc'
import { searchInput, searchPostsInput, type SearchQuery, type Tab } from './search-query'

export type Found = {
  products: DataOf<typeof productApi.filter>
  posts: DataOf<typeof postApi.filterStandard>
  pages: DataOf<typeof finderApi.searchSlugs>
  /** How many each tab has. */
  totals: Record<Tab, number>
}

/** Everything that a term finds: the open tab as far as it was loaded, the others for their counts. Null without a term. */
export async function loadSearch(query: SearchQuery): Promise<Found | null> {
  if (!query.term) return null
  const [products, posts, slugs] = await Promise.all([
    load(productApi.filter, searchInput(query)),
    load(postApi.filterStandard, searchPostsInput(query)),
    load(finderApi.searchSlugs, { q: query.term }),
  ])
  const pages = slugs.filter(({ type }) => type === 'page')
  return { products, posts, pages, totals: { products: products.totalRecords, posts: posts.totalRecords, pages: pages.length } }
}
