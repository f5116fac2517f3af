import { expect, it } from 'vitest'
import { changedRows } from './changed-rows'

it.each([
  ['an empty entry', { before: null, after: null, detail: {} }, []],
  ['a change', { before: { role: 'owner' }, after: { role: 'editor' }, detail: {} }, [{ name: 'role', before: 'owner', after: 'editor' }]],
  [
    'what is new and what is gone',
    { before: { a: 1 }, after: { b: null }, detail: {} },
    [
      { name: 'a', before: '1', after: '–' },
      { name: 'b', before: '–', after: '–' },
    ],
  ],
  ['lists', { before: { scopes: ['stock'] }, after: { scopes: [] }, detail: {} }, [{ name: 'scopes', before: '["stock"]', after: '[]' }]],
  [
    'notes after changes',
    { before: { a: 1 }, after: { a: 2 }, detail: { reason: 'x' } },
    [
      { name: 'a', before: '1', after: '2' },
      { name: 'reason', before: null, after: 'x' },
    ],
  ],
])('%s', (_, entry, rows) => expect(changedRows(entry)).toEqual(rows))
