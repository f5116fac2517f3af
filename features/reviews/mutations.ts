import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import type { Resource } from './comments-input'

type CommentDraft = { id: number | null; text: string; rating?: number }

/** Creates a comment, or updates one with an id. */
export function useSaveComment(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...draft }: CommentDraft) =>
      id === null ? call(commentApi.create, { resource, ...draft }) : call(commentApi.update, { id, ...draft }),
    onSuccess: () =>
      Promise.all([commentApi.filterStandard, ownCommentApi.filter].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
