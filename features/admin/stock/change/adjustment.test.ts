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
  ['+received', '5', { delta: 5, reason: 'received' }],
  ['-damaged', '2', { delta: -2, reason: 'damaged' }],
  ['+correction', '1', { delta: 1, reason: 'correction' }],
  ['-correction', '1', { delta: -1, reason: 'correction' }],
  ['+damaged', '2', null],
  ['', '2', null],
  ['+received', '0', null],
  ['+received', '', null],
])('reads %s with %j as %o', (choice, text, expected) => {
  expect(adjustmentOf(choice, text)).toEqual(expected)
})
