import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'

export const mailStates = ['waiting', 'sent', 'failed', 'unsent'] as const

/** What the list of mails shows, as its address says. */
export const outboxList = defineList({
  path: '/admin/outbox',
  parse: (query: Query) => ({ state: oneOf(query.state, mailStates, ''), q: wordsOf(query.q), page: pageOf(query.page) }),
})

export type OutboxState = ReturnType<typeof outboxList.parse>
