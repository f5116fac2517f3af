import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { CustomerView } from '@/lib/api/v1/user/office/customer.schema'

export const customerViews = ['all', 'accounts', 'guests', 'blocked'] as const satisfies CustomerView[]

export const customerList = defineList({
  path: '/admin/customers',
  parse: (query: Query) => ({
    view: oneOf(query.view, customerViews, 'all'),
    q: wordsOf(query.q),
    tag: wordsOf(query.tag, 40),
    newsletter: oneOf(query.newsletter, ['yes', 'no'], ''),
    page: pageOf(query.page),
  }),
})

export type CustomerListState = ReturnType<typeof customerList.parse>
