import { expect, it } from 'vitest'
import { mergeMessages } from './merge-messages'

it.each<[string, object, object, object]>([
  ['replaces a text', { a: 'jedan' }, { a: 'one' }, { a: 'one' }],
  ['keeps what has no translation', { a: 'jedan', b: { c: 'dva' } }, { a: 'one' }, { a: 'one', b: { c: 'dva' } }],
  ['goes into namespaces', { b: { c: 'dva', d: 'tri' } }, { b: { c: 'two' } }, { b: { c: 'two', d: 'tri' } }],
  ['replaces a compiled text as a whole', { a: ['Stranica ', ['page']] }, { a: ['Page ', ['page']] }, { a: ['Page ', ['page']] }],
])('%s', (_, base, over, merged) => {
  const before = structuredClone(base)
  expect(mergeMessages(base, over)).toEqual(merged)
  expect(base).toEqual(before)
})
