import { expect, it } from 'vitest'
import { rowKeyOf } from './row-key'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false }

// docs/rules/administration.md#office-table
it.each([
  ['ArrowDown', 'row', 'next'],
  ['ArrowUp', 'rowLink', 'previous'],
  ['ArrowDown', 'field', null],
  ['ArrowDown', 'elsewhere', null],
  [' ', 'rowLink', 'toggle'],
  [' ', 'row', null],
  [' ', 'elsewhere', null],
  ['j', 'row', null],
  ['Enter', 'rowLink', null],
] as const)('%j %s: %j', (key, place, rowKey) => expect(rowKeyOf({ ...plain, key }, place)).toBe(rowKey))

it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'] as const)('leaves a key with %s to others', (name) =>
  expect(rowKeyOf({ ...plain, key: 'ArrowDown', [name]: true }, 'row')).toBeNull(),
)
