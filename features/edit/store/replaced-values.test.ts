import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyChanges, type Change } from '@/lib/documents/changes'
import type { Document, Json } from '@/lib/documents/document'
import { edit, openDraft, receive, resolveConflict } from '@/lib/documents/draft'
import { forgetSaved, rememberSaved, withReplaced } from './replaced-values'

const path = ['meta', 'title']
const title = (value: string, isConcurrent?: true): Change => ({ kind: 'set', section: 's_1', path, value, isConcurrent })
const document: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Moje' } } } }
const before = openDraft({ client: 'c_1', document, revision: 1 })

function take(client: string, changes: Change[], from = before) {
  const batches = [{ client, sequence: 1, revision: 2, changes }]
  return withReplaced('page:1', { before: from, after: receive(from, batches), batches })
}
const received = (client: string, isConcurrent?: true) => take(client, [title('Njihovo', isConcurrent)]).conflicts
/** As discarding and restoring replace a section. */
const anew = (meta: { [name: string]: Json }): Change[] => [
  { kind: 'remove', section: 's_1' },
  { kind: 'add', section: 's_1', value: { type: 'hero', pos: 'V', meta } },
]

beforeEach(() => {
  vi.useFakeTimers()
  rememberSaved('page:1', [title('Moje')])
})
afterEach(() => vi.useRealTimers())

// docs/rules/editing.md#conflict
it.each<[string, string, number, unknown[], true?]>([
  ['a colleague at the same time', 'c_2', 0, [{ section: 's_1', path, mine: 'Moje', theirs: 'Njihovo' }], true],
  ['a colleague later', 'c_2', 61_000, [], true],
  ['a colleague who had seen it', 'c_2', 0, []],
  ['a colleague who discards the draft', 'discard:1', 0, [{ section: 's_1', path, mine: 'Moje', theirs: 'Njihovo' }]],
  ['a colleague who restores a version', 'restore:1', 0, [{ section: 's_1', path, mine: 'Moje', theirs: 'Njihovo' }]],
  ['the publication of the draft', 'published:1', 0, []],
])('tells whose saved value was replaced by %s', (_, client, later, expected, isConcurrent) => {
  vi.advanceTimersByTime(later)
  expect(received(client, isConcurrent)).toEqual(expected)
})

it('tells of a section that a discard has replaced as a whole', () => {
  expect(take('discard:1', anew({ title: 'Njihovo' })).conflicts).toEqual([{ section: 's_1', path, mine: 'Moje', theirs: 'Njihovo' }])
  expect(take('discard:1', anew({ title: 'Moje' })).conflicts).toEqual([])
})

it('tells nobody of the own discard', () => {
  forgetSaved('page:1')
  expect(take('discard:1', anew({ title: 'Njihovo' })).conflicts).toEqual([])
})

it('gives back a section that a discard has removed, also where something in it is not saved', () => {
  const { draft: typing } = edit(before, [{ kind: 'set', section: 's_1', path: ['meta', 'lead'], value: 'Uvod' }])
  for (const from of [before, typing]) {
    const after = take('discard:1', [{ kind: 'remove', section: 's_1' }], from)
    expect(after.conflicts).toEqual([{ section: 's_1', path: [], mine: from.document.sections.s_1, theirs: undefined }])
    const [conflict] = after.conflicts
    expect(conflict && resolveConflict(after, conflict, 'mine').document).toEqual(from.document)
    expect(conflict && resolveConflict(after, conflict, 'theirs')).toMatchObject({ document: { sections: {} }, conflicts: [] })
  }
})

it('gives back a list item that a discard has removed', () => {
  const text: Change = { kind: 'set', section: 's_1', path: ['meta', 'items', '#i_1', 'text'], value: 'Moje' }
  const added: Change = { kind: 'set', section: 's_1', path: ['meta', 'items', '#i_1'], value: { pos: 'V', text: '' } }
  const { document: own } = applyChanges(document, [added, text])
  rememberSaved('page:1', [text])
  const after = take('discard:1', anew({ title: 'Moje' }), openDraft({ client: 'c_1', document: own, revision: 1 }))
  expect(after.conflicts).toMatchObject([{ path: ['meta', 'items', '#i_1'], mine: { pos: 'V', text: 'Moje' }, theirs: undefined }])
  const [conflict] = after.conflicts
  expect(conflict && resolveConflict(after, conflict, 'mine').document).toEqual(own)
})

it('says nothing of a section that a colleague has removed', () => {
  expect(take('c_2', [{ kind: 'remove', section: 's_1' }]).conflicts).toEqual([])
})

it('offers the newest own value of a field with a conflict', () => {
  const open = { ...before, conflicts: [{ section: 's_1', path, mine: 'Mo', theirs: 'Njihovo' }] }
  expect(edit(open, [title('Moje je')]).draft.conflicts).toMatchObject([{ mine: 'Moje je' }])
})
