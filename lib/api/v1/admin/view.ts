import { defineModule, del, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreateView, FilterViews, OfficeView, OfficeViews, RemoveView, UpdateView } from './view.schema'

/**
 * *Ours*: views of the office's lists that the team shares (docs/rules/administration.md#saved-views). Reading needs the right to read the list, writing
 * the list's whole right.
 */
export const adminViewApi = defineModule('/api/v1/admin/view', {
  /** The views of a list, in the order of the team. */
  filter: post<typeof FilterViews, typeof OfficeViews>('filter', { access: 'office', reads: true }),
  /** 409 VIEW_EXISTS for a name that a view of the list has, 409 VIEW_LIMIT beyond 50. */
  create: post<typeof CreateView, typeof OfficeView>('create', { access: 'office', idempotencyKey: true }),
  /** Renames, overwrites or moves. `version`: the one that was seen; another one is 409 STALE_VERSION with the view as it is. */
  update: post<typeof UpdateView, typeof OfficeView>('update/{id}', { access: 'office' }),
  /** 409 STALE_VERSION if somebody changed it meanwhile. */
  remove: del<typeof RemoveView, typeof Empty>('remove/{id}', { access: 'office', query: ['version'] }),
})
