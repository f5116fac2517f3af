import type { InputOf } from '@/lib/api/endpoint'
import type { commentApi } from '@/lib/api/v1/cms/comment'

export type Resource = InputOf<typeof commentApi.filterStandard>['resource']

/** How many are read at first, and how many more each time. */
export const pageSize = 5

/** What is asked for, by the cached page and by the browser alike. */
export function reviewsInput(resource: Resource, limit = pageSize) {
  return { resource, limit }
}
