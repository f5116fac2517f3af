import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf } from '@/features/admin/table/list-parameters'

export const runList = defineList({ path: '/admin/runs', parse: (query: Query) => ({ page: pageOf(query.page) }) })

export const itemStates = ['refused', 'done', 'waiting'] as const

/** Which rows of a run its screen shows; '' for all. */
export function parseRunItems(query: Query) {
  return { state: oneOf(query.state, itemStates, ''), page: pageOf(query.page) }
}
export type RunItemsChoice = ReturnType<typeof parseRunItems>
