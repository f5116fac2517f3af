import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import type { CommentState } from '@/lib/api/v1/cms/comment.schema'

export type ReviewState = CommentState

export function officeReviewsQuery(input: { state: ReviewState; page: number }) {
  return queryOptions({
    queryKey: queryKey(officeCommentApi.filter, input),
    queryFn: ({ signal }) => call(officeCommentApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useModerate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeCommentApi.moderate>) => call(officeCommentApi.moderate, input),
    onSuccess: () => client.invalidateQueries({ queryKey: [officeCommentApi.filter.path] }),
  })
}
