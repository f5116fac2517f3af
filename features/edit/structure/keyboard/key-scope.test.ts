import { expect, it } from 'vitest'
import { isTakenOver, outerPath, type KeyScope } from './key-scope'
import type { Shortcut } from '@/lib/browser/shortcuts'

it.each<[Shortcut, KeyScope, boolean]>([
  ['delete', 'page', true],
  ['delete', 'field', false],
  ['delete', 'form', false],
  ['insert', 'field', false],
  ['copy', 'field', false],
  ['undo', 'field', true],
  ['undo', 'form', false],
  ['moveDown', 'field', true],
  ['moveDown', 'form', false],
  ['save', 'form', true],
  ['save', 'dialog', false],
  ['escape', 'dialog', false],
  ['nextRegion', 'form', true],
])('%s in a %s: %s', (shortcut, scope, expected) => {
  expect(isTakenOver(shortcut, scope)).toBe(expected)
})

it.each([
  [['meta', 'title'], []],
  [
    ['meta', 'items', '#i_1', 'question'],
    ['meta', 'items', '#i_1'],
  ],
  [['meta', 'items', '#i_1'], []],
  [
    ['meta', 'columns', '#i_1', 'links', '#i_2'],
    ['meta', 'columns', '#i_1'],
  ],
  [[], null],
])('Escape leads from %j to %j', (path, outer) => {
  expect(outerPath(path)).toEqual(outer)
})
