import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStock, totalDemand } from './check-stock'
import type { Demand } from './configure-line'

const of = (productId: number, available: number | null, pieces = 1): Demand => ({ productId, quantityPerUnit: pieces, available })

describe('the stock of a cart', () => {
  it.each<[string, Parameters<typeof checkStock>[0], ReturnType<typeof checkStock>]>([
    ['is enough', [{ quantity: 3, demand: [of(1, 3)] }], [{ available: 3, problem: null }]],
    ['falls short', [{ quantity: 4, demand: [of(1, 3)] }], [{ available: 3, problem: 'short' }]],
    ['is gone', [{ quantity: 1, demand: [of(1, 0)] }], [{ available: 0, problem: 'outOfStock' }]],
    ['is not counted', [{ quantity: 9999, demand: [of(1, null)] }], [{ available: null, problem: null }]],
    ['counts pieces of a bundle', [{ quantity: 2, demand: [of(1, 5, 3)] }], [{ available: 1, problem: 'short' }]],
    [
      'is that of the scarcest part',
      [{ quantity: 1, demand: [of(1, 9), of(2, 0), of(3, null)] }],
      [{ available: 0, problem: 'outOfStock' }],
    ],
    [
      'is shared by two lines of one product',
      [
        { quantity: 2, demand: [of(1, 3)] },
        { quantity: 2, demand: [of(1, 3)] },
      ],
      [
        { available: 1, problem: 'short' },
        { available: 1, problem: 'short' },
      ],
    ],
    [
      'is shared by a bundle and the same product alone',
      [
        { quantity: 1, demand: [of(1, 2), of(2, 9)] },
        { quantity: 1, demand: [of(1, 2)] },
      ],
      [
        { available: 1, problem: null },
        { available: 1, problem: null },
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(checkStock(lines)).toEqual(expected)
  })

  it('is demanded in ascending order of product, summed', () => {
    const lines = [
      { quantity: 2, demand: [of(9, 5), of(3, 5, 2)] },
      { quantity: 1, demand: [of(9, 5), of(4, null)] },
    ]
    expect(totalDemand(lines)).toEqual([
      { productId: 3, pieces: 4 },
      { productId: 9, pieces: 3 },
    ])
  })

  it('finds no fault exactly when everything demanded is there', () => {
    const stock = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 })
    const demand = fc.uniqueArray(fc.record({ productId: fc.nat(3), pieces: fc.integer({ min: 1, max: 3 }) }), {
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
        const isEnough = totalDemand(known).every(({ productId, quantity: pieces }) => pieces <= (onHand[productId] ?? 0))
        expect(checkStock(known).every(({ problem }) => problem === null)).toBe(isEnough)
      }),
      { numRuns: 2000 },
    )
  })
})
