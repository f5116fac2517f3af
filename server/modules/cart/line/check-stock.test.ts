import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStock, totalDemand } from './check-stock'
import type { UnitDemand } from './configure-line'

const demandOf = (productId: number, available: number | null, quantityPerUnit = 1): UnitDemand => ({
  productId,
  quantityPerUnit,
  available,
})

describe('checkStock', () => {
  it.each<[string, Parameters<typeof checkStock>[0], ReturnType<typeof checkStock>]>([
    ['finds no problem when stock is enough', [{ quantity: 3, demand: [demandOf(1, 3)] }], [{ available: 3, problem: null }]],
    ['reports a short line', [{ quantity: 4, demand: [demandOf(1, 3)] }], [{ available: 3, problem: 'short' }]],
    ['reports a sold-out line', [{ quantity: 1, demand: [demandOf(1, 0)] }], [{ available: 0, problem: 'outOfStock' }]],
    ['ignores untracked stock', [{ quantity: 9999, demand: [demandOf(1, null)] }], [{ available: null, problem: null }]],
    ['counts the quantity per unit of a bundle', [{ quantity: 2, demand: [demandOf(1, 5, 3)] }], [{ available: 1, problem: 'short' }]],
    [
      'is limited by the scarcest part',
      [{ quantity: 1, demand: [demandOf(1, 9), demandOf(2, 0), demandOf(3, null)] }],
      [{ available: 0, problem: 'outOfStock' }],
    ],
    [
      'shares stock between two lines of one product',
      [
        { quantity: 2, demand: [demandOf(1, 3)] },
        { quantity: 2, demand: [demandOf(1, 3)] },
      ],
      [
        { available: 1, problem: 'short' },
        { available: 1, problem: 'short' },
      ],
    ],
    [
      'shares stock between a bundle and its part',
      [
        { quantity: 1, demand: [demandOf(1, 2), demandOf(2, 9)] },
        { quantity: 1, demand: [demandOf(1, 2)] },
      ],
      [
        { available: 1, problem: null },
        { available: 1, problem: null },
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(checkStock(lines)).toEqual(expected)
  })

  it('sums the demand per product in ascending id', () => {
    const lines = [
      { quantity: 2, demand: [demandOf(9, 5), demandOf(3, 5, 2)] },
      { quantity: 1, demand: [demandOf(9, 5), demandOf(4, null)] },
    ]
    expect(totalDemand(lines)).toEqual([
      { productId: 3, pieces: 4 },
      { productId: 9, pieces: 3 },
    ])
  })

  it('finds no problem exactly when stock covers the whole demand', () => {
    const stock = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 })
    const demand = fc.uniqueArray(fc.record({ productId: fc.nat(3), quantityPerUnit: fc.integer({ min: 1, max: 3 }) }), {
      selector: ({ productId }) => productId,
      minLength: 1,
    })
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), demand }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(stock, lines, (onHand, cart) => {
        const known = cart.map(({ quantity, demand: own }) => ({
          quantity,
          demand: own.map((one) => ({ ...one, available: onHand[one.productId] ?? 0 })),
        }))
        const isEnough = totalDemand(known).every(({ productId, pieces }) => pieces <= (onHand[productId] ?? 0))
        expect(checkStock(known).every(({ problem }) => problem === null)).toBe(isEnough)
      }),
      { numRuns: 2000 },
    )
  })
})
