import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { commentsInput, type Resource } from './comments-input'

/** The author's own comments come first in any state, so responses differ by user. */
export function commentsQuery(resource: Resource, page: number) {
  const input = commentsInput(resource, page)
  return queryOptions({
    queryKey: queryKey(commentApi.filterStandard, input),
    queryFn: ({ signal }) => call(commentApi.filterStandard, input, { signal }),
    staleTime: 60_000,
  })
}

export const commentOptionsQuery = queryOptions({
  queryKey: queryKey(commentApi.getOptions, {}),
  queryFn: ({ signal }) => call(commentApi.getOptions, {}, { signal }),
  staleTime: 10 * 60_000,
})
