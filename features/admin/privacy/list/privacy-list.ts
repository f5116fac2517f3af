import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { PrivacyKind, PrivacyView } from '@/lib/api/v1/gdpr/office/request.schema'

export const privacyViews = ['active', 'late', 'unconfirmed', 'closed', 'all'] as const satisfies PrivacyView[]
export const privacyKinds = ['access', 'erasure', 'rectification'] as const satisfies PrivacyKind[]

export const privacyList = defineList({
  path: '/admin/privacy',
  parse: (query: Query) => ({
    view: oneOf(query.view, privacyViews, 'active'),
    kind: oneOf(query.kind, privacyKinds, ''),
    q: wordsOf(query.q),
    page: pageOf(query.page),
  }),
})

export type PrivacyListState = ReturnType<typeof privacyList.parse>
