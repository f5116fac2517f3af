import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { ReturnKind, ReturnView } from '@/lib/api/v2/ecommerce/order/office/return.schema'

export const returnViews = ['waiting', 'received', 'over', 'all'] as const satisfies ReturnView[]
export const returnKinds = ['withdrawal', 'complaint', 'goodwill', 'undelivered'] as const satisfies ReturnKind[]

export const returnList = defineList({
  path: '/admin/returns',
  parse: (query: Query) => ({
    view: oneOf(query.view, returnViews, 'waiting'),
    kind: oneOf(query.kind, returnKinds, ''),
    q: wordsOf(query.q),
    page: pageOf(query.page),
  }),
})

export type ReturnListState = ReturnType<typeof returnList.parse>
