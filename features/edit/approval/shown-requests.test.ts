import { expect, it } from 'vitest'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import { shownRequests } from './shown-requests'

const request = (id: number, state: Approval['state'], { isOwn = true, key = 'page:1', language = 'hrv' } = {}): Approval => ({
  id,
  state,
  isOwn,
  language,
  note: '',
  comment: '',
  requestedBy: 'Ana Kovač',
  decidedBy: null,
  decidedAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  documents: [{ key, revision: 1, hasNewerDraft: false }],
})

const idsOf = (requests: Approval[]) => shownRequests(requests, { keys: ['page:1', 'element:2'], language: 'hrv' }).map(({ id }) => id)

// docs/rules/editing.md#approvals
it.each<[string, Approval[], number[]]>([
  ['what waits', [request(3, 'open'), request(2, 'open', { isOwn: false })], [3, 2]],
  ['the last own decision', [request(3, 'rejected'), request(2, 'approved'), request(1, 'expired')], [3]],
  ['no old decision beside a newer request', [request(3, 'open'), request(2, 'rejected')], [3]],
  ["nobody else's decision", [request(3, 'rejected', { isOwn: false })], []],
  ['nothing of other documents and languages', [request(3, 'open', { key: 'page:9' }), request(2, 'open', { language: 'eng' })], []],
])('shows %s', (_, requests, expected) => expect(idsOf(requests)).toEqual(expected))
