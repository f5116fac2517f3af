import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { postApi } from '@/lib/api/v1/cms/post'
import { pageSize } from './page-size'

/** The pages after the first one, which the server renders; nothing loads before 'Učitaj još'. */
export function postsQuery(termSlug: string | null) {
  const filters = termFilter(termSlug)
  return infiniteQueryOptions({
    queryKey: [postApi.filterStandard.path, { filters, limit: pageSize }, 'more'],
    queryFn: ({ pageParam, signal }) => call(postApi.filterStandard, { filters, page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 2,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    enabled: false,
  })
}

/** All posts, or those of a category or a tag. */
export const termFilter = (termSlug: string | null) => (termSlug === null ? {} : { termSlugs: [termSlug] })
