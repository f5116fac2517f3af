import { expect, it } from 'vitest'
import { mergePriceNotices } from './cart-notices-store'
import type { PriceNotice } from './stored-notices'

function line(itemId: number, finalPrice: number, previousPrice: number | null = null) {
  return { itemId, previousPrice, prices: { converted: { finalPrice, row: finalPrice }, base: { finalPrice, cartTotal: finalPrice } } }
}

it.each<[string, [number, PriceNotice][], ReturnType<typeof line>[], [number, PriceNotice][]]>([
  ['no change', [], [line(1, 10)], []],
  ['a new price', [], [line(1, 12, 10)], [[1, { before: 10, now: 12 }]]],
  ['a notice stays although the server reports it once', [[1, { before: 10, now: 12 }]], [line(1, 12)], [[1, { before: 10, now: 12 }]]],
  ['a second change is compared with the first price', [[1, { before: 10, now: 12 }]], [line(1, 13, 12)], [[1, { before: 10, now: 13 }]]],
  ['no notice when the price is back', [[1, { before: 10, now: 12 }]], [line(1, 10, 12)], []],
  ['a notice is removed with its line', [[1, { before: 10, now: 12 }]], [line(2, 5)], []],
])('%s', (_, before, items, expected) => {
  expect([...mergePriceNotices(new Map(before), items)]).toEqual(expected)
})

it('returns the same map when nothing changed, so that nothing renders again', () => {
  const before = new Map([[1, { before: 10, now: 12 }]])
  expect(mergePriceNotices(before, [line(1, 12)])).toBe(before)
})
