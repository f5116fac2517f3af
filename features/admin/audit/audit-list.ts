import { defineList, type Query } from '@/features/admin/table/define-list'
import { dayOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { InputOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'

/** What the log shows, as its address says (docs/rules/administration.md#audit-log). */
export const auditList = defineList({
  path: '/admin/audit',
  parse: (query: Query) => ({
    actor: wordsOf(query.actor, 60),
    action: wordsOf(query.action, 60),
    q: wordsOf(query.q),
    from: dayOf(query.from),
    to: dayOf(query.to),
    page: pageOf(query.page),
  }),
})

export type AuditState = ReturnType<typeof auditList.parse>

/** The choice as the API takes it. */
export function auditChoice({ actor, action, q, from, to }: AuditState): InputOf<typeof adminAuditApi.export> {
  return { actor, action, q, ...(from && { from }), ...(to && { to }) }
}
