import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

// docs/rules/administration.md#audit-entry
it.each([
  ['equal fields', { a: 1, b: [1] }, { a: 1, b: [1] }, { before: {}, after: {} }],
  ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, { before: { b: 2 }, after: { b: 3 } }],
  ['a nested field', { a: { b: 1 } }, { a: { b: 2 } }, { before: { a: { b: 1 } }, after: { a: { b: 2 } } }],
  ['a new field', {}, { a: null }, { before: {}, after: { a: null } }],
  ['a field that is gone', { a: 1 }, {}, { before: { a: 1 }, after: {} }],
  ['a moment', { at: new Date(0) }, { at: new Date(1) }, { before: { at: new Date(0) }, after: { at: new Date(1) } }],
])('%s', (_, before, after, expected) => expect(changedFields(before, after)).toEqual(expected))
