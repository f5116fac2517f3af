import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { edit, openDraft, receive } from '@/lib/documents/draft'
import { rememberSaved, withReplaced } from './replaced-values'

const path = ['meta', 'title']
const title = (value: string): Change => ({ kind: 'set', section: 's_1', path, value })
const document: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Moje' } } } }
const before = openDraft({ client: 'c_1', document, revision: 1 })

function received(client: string) {
  const batches = [{ client, sequence: 1, revision: 2, changes: [title('Njihovo')] }]
  return withReplaced('page:1', { before, after: receive(before, batches), batches }).conflicts
}

beforeEach(() => {
  vi.useFakeTimers()
  rememberSaved('page:1', [title('Moje')])
})
afterEach(() => vi.useRealTimers())

// docs/rules/editing.md#conflict
it.each([
  ['a colleague at the same time', 'c_2', 0, [{ section: 's_1', path, mine: 'Moje', theirs: 'Njihovo' }]],
  ['a colleague later', 'c_2', 61_000, []],
  ['the server, for this editor', 'discard:1', 0, []],
])('tells whose saved value was replaced by %s', (_, client, later, expected) => {
  vi.advanceTimersByTime(later)
  expect(received(client)).toEqual(expected)
})

it('offers the newest own value of a field with a conflict', () => {
  const open = { ...before, conflicts: [{ section: 's_1', path, mine: 'Mo', theirs: 'Njihovo' }] }
  expect(edit(open, [title('Moje je')]).draft.conflicts).toMatchObject([{ mine: 'Moje je' }])
})
