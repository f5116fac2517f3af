import { expect, it } from 'vitest'
import { mergePriceNotices, type PriceNotice } from './cart-notices-store'

function line(itemId: number, finalPrice: number, previousPrice: number | null = null) {
  return { itemId, previousPrice, prices: { converted: { finalPrice, row: finalPrice }, base: { finalPrice, cartTotal: finalPrice } } }
}

it.each<[string, [number, PriceNotice][], ReturnType<typeof line>[], [number, PriceNotice][]]>([
  ['nothing new', [], [line(1, 10)], []],
  ['a new price', [], [line(1, 12, 10)], [[1, { before: 10, now: 12 }]]],
  ['stays until it is read, though the server says it once', [[1, { before: 10, now: 12 }]], [line(1, 12)], [[1, { before: 10, now: 12 }]]],
  [
    'of a price that moved again: compared with the first',
    [[1, { before: 10, now: 12 }]],
    [line(1, 13, 12)],
    [[1, { before: 10, now: 13 }]],
  ],
  ['is none when the price is back', [[1, { before: 10, now: 12 }]], [line(1, 10, 12)], []],
  ['goes with its line', [[1, { before: 10, now: 12 }]], [line(2, 5)], []],
])('%s', (_, before, items, expected) => {
  expect([...mergePriceNotices(new Map(before), items)]).toEqual(expected)
})

it('gives the same map when nothing changed, so that nothing is drawn anew', () => {
  const before = new Map([[1, { before: 10, now: 12 }]])
  expect(mergePriceNotices(before, [line(1, 12)])).toBe(before)
})
