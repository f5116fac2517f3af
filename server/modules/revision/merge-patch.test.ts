import { expect, it } from 'vitest'
import { mergePatch, type Fields, type Merged, type Revision } from './merge-patch'

const at = '2026-11-27T10:00:00.000Z'
const revision = (version: number, before: Fields, after: Fields, by = 'Ivo Ivić'): Revision => ({ version, by, at, before, after })
const theirs = (field: string, value: Fields[string], isConflict: boolean, by = 'Ivo Ivić') => ({
  field,
  theirs: value,
  by,
  at,
  isConflict,
})

/** The form holds name, text and order at version 3; the revisions 2 and 3 changed text. */
const fields = { name: 'Uvjeti', text: 'Treći', order: ['a', 'b'] }
const current = { version: 3, fields }
const second = revision(2, { text: 'Prvi' }, { text: 'Drugi' }, 'Ana Anić')
const third = revision(3, { text: 'Drugi' }, { text: 'Treći' })

type Case = [name: string, seen: number | undefined, patch: Fields, later: Revision[], merged: Merged]

// docs/rules/administration.md#form-revisions
it.each<Case>([
  ['the newest version', 3, { text: 'Moj' }, [], { outcome: 'write', before: { text: 'Treći' }, after: { text: 'Moj' } }],
  [
    'another field on an older version',
    1,
    { name: 'Moj' },
    [second, third],
    { outcome: 'write', before: { name: 'Uvjeti' }, after: { name: 'Moj' } },
  ],
  ['the same field', 1, { text: 'Moj' }, [second, third], { outcome: 'conflict', changes: [theirs('text', 'Treći', true)] }],
  [
    'the same field and another',
    1,
    { text: 'Moj', name: 'Moj' },
    [second, revision(3, { text: 'Drugi', order: ['b', 'a'] }, { text: 'Treći', order: ['a', 'b'] })],
    { outcome: 'conflict', changes: [theirs('text', 'Treći', true), theirs('order', ['a', 'b'], false)] },
  ],
  [
    'who touched the field last',
    1,
    { text: 'Moj' },
    [third, second].toReversed(),
    { outcome: 'conflict', changes: [theirs('text', 'Treći', true)] },
  ],
  ['the same value', 1, { text: 'Treći', order: ['a', 'b'] }, [second, third], { outcome: 'nothing' }],
  [
    'the same value and another field',
    1,
    { text: 'Treći', name: 'Moj' },
    [second, third],
    { outcome: 'write', before: { name: 'Uvjeti' }, after: { name: 'Moj' } },
  ],
  [
    'a field that went back to what the editor saw',
    1,
    { text: 'Moj' },
    [revision(2, { text: 'Treći' }, { text: 'X' }), revision(3, { text: 'X' }, { text: 'Treći' })],
    { outcome: 'conflict', changes: [theirs('text', 'Treći', true)] },
  ],
  ['nothing', 1, {}, [second, third], { outcome: 'nothing' }],
  ['a revision that is no longer kept', 1, { name: 'Moj' }, [third], { outcome: 'unknown' }],
  ['versions that no form made', 1, { name: 'Moj' }, [], { outcome: 'unknown' }],
  ['a version that does not exist yet', 4, { name: 'Moj' }, [], { outcome: 'unknown' }],
  ['no version', undefined, { text: 'Moj' }, [], { outcome: 'write', before: { text: 'Treći' }, after: { text: 'Moj' } }],
  ['a field that is new', 3, { note: 'Moj' }, [], { outcome: 'write', before: {}, after: { note: 'Moj' } }],
  ['a field that becomes empty', 3, { order: null }, [], { outcome: 'write', before: { order: ['a', 'b'] }, after: { order: null } }],
])('%s', (_, seen, patch, later, merged) => {
  expect(mergePatch({ seen, current, patch, later })).toEqual(merged)
})
