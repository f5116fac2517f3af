import { expect, it } from 'vitest'
import { adjustmentOf, piecesOf } from './adjustment'

it.each([
  ['12', 12],
  [' 3 ', 3],
  ['0', 0],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['9789531234567', null],
])('reads %j as %s pieces', (text, pieces) => {
  expect(piecesOf(text)).toBe(pieces)
})

it.each([
  ['+received', '5', { kind: 'change', delta: 5, reason: 'received' }],
  ['+received', '+5', { kind: 'change', delta: 5, reason: 'received' }],
  ['-damaged', '2', { kind: 'change', delta: -2, reason: 'damaged' }],
  ['-damaged', '-2', { kind: 'change', delta: -2, reason: 'damaged' }],
  ['-damaged', ' − 2', { kind: 'change', delta: -2, reason: 'damaged' }],
  ['-damaged', '+2', { kind: 'contradiction', typed: 'more', reason: 'damaged' }],
  ['+received', '-2', { kind: 'contradiction', typed: 'fewer', reason: 'received' }],
  ['+correction', '1', { kind: 'change', delta: 1, reason: 'correction' }],
  ['-correction', '1', { kind: 'change', delta: -1, reason: 'correction' }],
  ['+damaged', '2', { kind: 'incomplete', missing: ['reason'] }],
  ['', '-2', { kind: 'incomplete', missing: ['reason'] }],
  ['', '', { kind: 'incomplete', missing: ['reason', 'pieces'] }],
  ['+received', '0', { kind: 'incomplete', missing: ['pieces'] }],
  ['-damaged', '--2', { kind: 'incomplete', missing: ['pieces'] }],
])('reads %s with %j as %o', (choice, text, expected) => {
  expect(adjustmentOf(choice, text)).toEqual(expected)
})
