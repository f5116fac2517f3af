import { expect, it } from 'vitest'
import { auditChoice, auditQueryOf, isFiltered, parseAuditState } from './audit-state'

const none = { actor: '', action: '', q: '', from: '', to: '', page: 1 }

it.each([
  ['nothing', {}, none],
  [
    'a person and a period',
    { actor: 'user:12', from: '2026-11-01', to: '2026-11-30' },
    { ...none, actor: 'user:12', from: '2026-11-01', to: '2026-11-30' },
  ],
  [
    'an action, words and a page',
    { action: 'order.change', q: 'order:7', page: '3' },
    { ...none, action: 'order.change', q: 'order:7', page: 3 },
  ],
  ['what is no day', { from: '2026-02-30', to: 'jučer' }, none],
  ['what is no page', { page: '-1' }, none],
  ['repeated parameters', { q: ['a', 'b'] }, none],
])('the address holds %s', (_, query, state) => {
  expect(parseAuditState(query)).toEqual(state)
  expect(parseAuditState(auditQueryOf(state))).toEqual(state)
})

it('sends no empty days', () => expect(auditChoice(none)).toEqual({ actor: '', action: '', q: '' }))
it('counts any choice as a filter', () => expect([isFiltered(none), isFiltered({ ...none, to: '2026-11-30' })]).toEqual([false, true]))
