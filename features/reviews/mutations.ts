import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { commentApi } from '@/lib/api/v1/cms/comment'
import type { Resource } from './reviews-input'

type Writing = { id: number | null; text: string; rating?: number }

/** Sends a review, or one's own again. */
export function useWriteReview(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...words }: Writing) =>
      id === null ? call(commentApi.create, { resource, ...words }) : call(commentApi.update, { id, ...words }),
    onSuccess: () => client.invalidateQueries({ queryKey: [commentApi.filterStandard.path] }),
  })
}
