import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLines, type MergeableLine } from './merge-lines'

const limits = { maxLines: 100, maxQuantity: 9999 }

function line(productId: number, quantity: number, { stock = null, optionsKey = '' }: { stock?: number | null; optionsKey?: string } = {}) {
  return { productId, optionsKey, quantity, demand: [{ productId, quantityPerUnit: 1, available: stock }] }
}

describe('mergeLines', () => {
  it.each<[string, MergeableLine[], MergeableLine[], [number, number][]]>([
    ['adds equal lines up', [line(1, 2)], [line(1, 3)], [[1, 5]]],
    [
      'keeps the order, the first cart first',
      [line(2, 1)],
      [line(1, 1), line(2, 1)],
      [
        [2, 2],
        [1, 1],
      ],
    ],
    [
      'keeps lines with different options apart',
      [line(1, 1)],
      [line(1, 1, { optionsKey: 'Za Anu' })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    ['limits the quantity by the stock', [line(1, 3, { stock: 4 })], [line(1, 3, { stock: 4 })], [[1, 4]]],
    ['keeps a sold-out line once', [line(1, 3, { stock: 0 })], [line(1, 2, { stock: 0 })], [[1, 3]]],
    ['limits the quantity to the maximum', [line(1, 9000)], [line(1, 9000)], [[1, 9999]]],
  ])('%s', (_, into, from, expected) => {
    expect(mergeLines(into, from, limits).map(({ productId, quantity }) => [productId, quantity])).toEqual(expected)
  })

  it('drops lines above the limit', () => {
    expect(mergeLines([line(1, 1), line(2, 1)], [line(3, 1), line(4, 1)], { ...limits, maxLines: 3 })).toHaveLength(3)
  })

  it('shares stock between a product and a bundle that contains it', () => {
    const set: MergeableLine = { productId: 9, optionsKey: '', quantity: 3, demand: [{ productId: 1, quantityPerUnit: 2, available: 5 }] }
    expect(mergeLines([line(1, 2, { stock: 5 })], [set], limits).map(({ quantity }) => quantity)).toEqual([2, 1])
  })
})

const anyLine = fc
  .record({ productId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 30 }) })
  .map(({ productId, quantity }) => line(productId, quantity, { stock: productId * 5 }))
const anyCart = fc.uniqueArray(anyLine, { selector: ({ productId }) => productId })

it('loses no product and never exceeds the stock', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (into, from) => {
      const merged = mergeLines(into, from, limits)
      expect(new Set(merged.map(({ productId }) => productId))).toEqual(new Set([...into, ...from].map(({ productId }) => productId)))
      for (const { productId, quantity } of merged) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(productId * 5)
      }
    }),
  )
})
