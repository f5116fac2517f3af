import { beforeEach, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { drafts } from '@/server/db/schema/draft'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { emptyContent } from '../support/content'
import { createShownPage, title } from './support'

// docs/rules/editing.md#document-limits, docs/rules/editing.md#forbidden-names, docs/rules/editing.md#section-frame

const editor = await createMerchant('content')
const manyNames = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1]))

beforeEach(async () => {
  await database().db.delete(drafts)
  await emptyContent()
})

it.each<[string, Change]>([
  ['a prototype in a path', { kind: 'set', section: 's_1', path: ['meta', '__proto__', 'x'], value: 1 }],
  ['a prototype in a value', { kind: 'set', section: 's_1', path: ['meta'], value: { constructor: { x: 1 } } }],
  ['a path that is too deep', { kind: 'set', section: 's_1', path: Array.from({ length: 11 }, () => 'x'), value: 1 }],
  ['a section id of another shape', { kind: 'remove', section: '../s_1' }],
  ['a prototype deep in a value', { kind: 'set', section: 's_1', path: ['meta'], value: JSON.parse('{"a":[{"__proto__":{"x":1}}]}') }],
  ['a prototype in an added section', { kind: 'add', section: 's_2', value: JSON.parse('{"type":"faq","pos":"a1","__proto__":{"x":1}}') }],
  ['a prototype as a section', { kind: 'add', section: '__proto__', value: { type: 'faq', pos: 'a1' } }],
  ['a name of every object as a section', { kind: 'add', section: 'toString', value: { type: 'faq', pos: 'a1' } }],
  ['a constructor as a section', { kind: 'remove', section: 'constructor' }],
  ['a position of another shape', { kind: 'set', section: 's_1', path: ['pos'], value: '../' }],
  ['a position that is no text', { kind: 'set', section: 's_1', path: ['#pos'], value: { a: 1 } }],
  ['a part of a position', { kind: 'set', section: 's_1', path: ['pos', 'x'], value: 1 }],
  ['an overlong type', { kind: 'set', section: 's_1', path: ['type'], value: 'x'.repeat(61) }],
  ['no type', { kind: 'unset', section: 's_1', path: ['type'] }],
  ['no position', { kind: 'unset', section: 's_1', path: ['pos'] }],
  ['a record of too many names', { kind: 'set', section: 's_1', path: ['meta'], value: manyNames(1001) }],
  ['a NUL byte', { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'a\0b' }],
  ['half of a surrogate pair', { kind: 'set', section: 's_1', path: ['meta', 'title'], value: '\ud83d' }],
])('refuses %s', async (_, change) => {
  const { key } = await createShownPage()
  const failure = await failureOf(editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] }))
  expect(failure).toMatchObject({ status: 422 })
})

it('refuses a document that grows too large, and keeps the one before', async () => {
  const { key } = await createShownPage()
  const text = 'x'.repeat(90_000)
  const changes = Array.from({ length: 12 }, (_, index): Change => ({
    kind: 'set',
    section: 's_1',
    path: ['meta', `t${index}`],
    value: text,
  }))
  const save = (sequence: number, revision: number, part: Change[]) =>
    editor.call(draftApi.save, { key, revision, client: 'a', sequence, changes: part })
  for (const [index, change] of changes.slice(0, 11).entries()) await save(index + 1, index, [change])
  expect(await failureOf(save(12, 11, changes.slice(11)))).toMatchObject({ status: 422, code: 'DOCUMENT_TOO_LARGE' })
  expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 11 })
})

it('refuses a record that grows by too many names, and too many values', async () => {
  const { key } = await createShownPage()
  const save = (revision: number, changes: Change[]) =>
    editor.call(draftApi.save, { key, revision, client: 'a', sequence: revision + 1, changes })
  await save(0, [{ kind: 'set', section: 's_1', path: ['meta'], value: manyNames(1000) }])
  expect(await failureOf(save(1, [title('Zima')]))).toMatchObject({ status: 422, code: 'DOCUMENT_TOO_LARGE' })
  const lists = Array.from({ length: 51 }, (_, index): Change => ({
    kind: 'set',
    section: 's_1',
    path: ['options', `o${index}`],
    value: Array.from({ length: 2000 }, () => 1),
  }))
  // No body holds as many values as a document.
  let revision = 1
  for (let at = 0; at < 48; at += 4) await save(revision++, lists.slice(at, at + 4))
  expect(await failureOf(save(revision, lists.slice(48)))).toMatchObject({ status: 422, code: 'DOCUMENT_TOO_LARGE' })
})

it('refuses too many sections and too many changes', async () => {
  const { key } = await createShownPage()
  const changes = Array.from({ length: 501 }, (_, index): Change => ({
    kind: 'add',
    section: `t_${index}`,
    value: { type: 'faq', pos: 'a1' },
  }))
  const save = (count: number) =>
    editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: changes.slice(0, count) })
  expect(await failureOf(save(501))).toMatchObject({ status: 422, code: 'VALIDATION' })
  expect(await failureOf(save(200))).toMatchObject({ status: 422, code: 'DOCUMENT_TOO_LARGE' })
  await save(199)
})

it.each([
  ['page:9999999999', 0, 1],
  ['page:1', 2 ** 31, 1],
  ['page:1', 0, 2 ** 31],
])('refuses numbers that no column holds: %s, %d, %d', async (key, revision, sequence) => {
  const failure = await failureOf(editor.call(draftApi.save, { key, revision, client: 'a', sequence, changes: [title('Zima')] }))
  expect(failure).toMatchObject({ status: 422, code: 'VALIDATION' })
})
