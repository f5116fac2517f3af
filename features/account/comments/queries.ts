import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'

const ownCommentsQuery = infiniteQueryOptions({
  queryKey: queryKey(ownCommentApi.filter, {}),
  queryFn: ({ pageParam, signal }) => call(ownCommentApi.filter, { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
})

/** The user's reviews and comments in any state, latest first. */
export function useOwnComments() {
  return useInfiniteQuery(ownCommentsQuery)
}
