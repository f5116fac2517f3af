import { describe, expect, it } from 'vitest'
import { allocateRestock } from './allocate-restock'

const set = {
  id: 1,
  quantity: 2,
  taken: [
    { productId: 9, pieces: 2 },
    { productId: 4, pieces: 6 },
  ],
}
const book = { id: 2, quantity: 10, taken: [{ productId: 4, pieces: 10 }] }

describe('the restocked quantity', () => {
  it('is the withdrawn share, bundle parts included', () => {
    expect(allocateRestock([set, book], [{ lineId: 1, quantity: 1 }])).toEqual({
      restocked: [
        { productId: 4, pieces: 3 },
        { productId: 9, pieces: 1 },
      ],
      remaining: [
        {
          lineId: 1,
          taken: [
            { productId: 9, pieces: 1 },
            { productId: 4, pieces: 3 },
          ],
        },
      ],
    })
  })

  it('is summed when lines share a product', () => {
    const chosen = [
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 5 },
    ]
    expect(allocateRestock([set, book], chosen).restocked).toEqual([
      { productId: 4, pieces: 11 },
      { productId: 9, pieces: 2 },
    ])
  })

  it('of the last unit is all that is left', () => {
    const rest = { ...book, quantity: 5, taken: [{ productId: 4, pieces: 5 }] }
    expect(allocateRestock([rest], [{ lineId: 2, quantity: 5 }])).toEqual({
      restocked: [{ productId: 4, pieces: 5 }],
      remaining: [{ lineId: 2, taken: [] }],
    })
  })

  it('is empty for untracked or unknown lines', () => {
    const chosen = [
      { lineId: 3, quantity: 1 },
      { lineId: 8, quantity: 1 },
    ]
    expect(allocateRestock([{ id: 3, quantity: 1, taken: [] }], chosen).restocked).toEqual([])
  })
})
