import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { StockView } from '@/lib/api/v1/stock/office.schema'

export const stockViews = ['all', 'low', 'out', 'untracked'] as const satisfies StockView[]

export const stockList = defineList({
  path: '/admin/stock',
  parse: (query: Query) => ({ view: oneOf(query.view, stockViews, 'all'), q: wordsOf(query.q), page: pageOf(query.page) }),
})

export type StockListState = ReturnType<typeof stockList.parse>
