import type { InputOf } from '@/lib/api/endpoint'
import type { commentApi } from '@/lib/api/v1/cms/comment'

export type Resource = InputOf<typeof commentApi.filterStandard>['resource']

/** So many come at once. */
const limit = 5

/** What is asked for, by the cached page and by the browser alike. */
export function reviewsInput(resource: Resource, page = 1) {
  return page === 1 ? { resource, limit } : { resource, limit, page }
}
