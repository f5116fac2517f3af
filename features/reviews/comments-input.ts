import type { InputOf } from '@/lib/api/endpoint'
import type { commentApi } from '@/lib/api/v1/cms/comment'

export type Resource = InputOf<typeof commentApi.filterStandard>['resource']

/** From the shop's options: the number of stars, and whether authors may edit. */
export type ReviewRules = { stars: number; canEdit: boolean }

/** Comments per page. */
const limit = 5

/** The same input on the server and in the browser, so that both share one cache entry. */
export function commentsInput(resource: Resource, page = 1) {
  return page === 1 ? { resource, limit } : { resource, limit, page }
}
