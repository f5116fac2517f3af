import { expect, it } from 'vitest'
import { addedLine } from './added-line'

const line = (itemId: number, productId: number, qty = 1) => ({ itemId, productId, qty })

it.each([
  ['a new line', [line(1, 7)], [line(1, 7), line(2, 8)], 8, 2],
  ['more pieces of an older line', [line(1, 7), line(2, 8)], [line(1, 7, 2), line(2, 8)], 7, 1],
  ['the line with this choice of options', [line(1, 7), line(2, 7)], [line(1, 7, 3), line(2, 7)], 7, 1],
  ['the last one of the product in a cart that was not loaded yet', [], [line(1, 7, 3), line(2, 7, 2)], 7, 2],
  ['none of a product that is gone again', [line(1, 7)], [line(1, 7)], 8, null],
])('is %s', (_, before, after, productId, expected) => expect(addedLine(productId, before, after)).toBe(expected))
