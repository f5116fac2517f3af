import type { InputOf } from '@/lib/api/endpoint'
import type { commentApi } from '@/lib/api/v1/cms/comment'

export type Resource = InputOf<typeof commentApi.filterStandard>['resource']

/** What the options of the shop say of reviews: how many stars there are, and whether one's own may be changed. */
export type ReviewRules = { stars: number; canEdit: boolean }

/** So many come at once. */
const limit = 5

/** What is asked for, by the cached page and by the browser alike. */
export function commentsInput(resource: Resource, page = 1) {
  return page === 1 ? { resource, limit } : { resource, limit, page }
}
