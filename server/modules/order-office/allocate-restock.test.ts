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

describe('the pieces of a part of an order', () => {
  it('are those of its share, bundle parts with them, and leave the rest', () => {
    expect(allocateRestock([set, book], [{ lineId: 1, quantity: 1 }])).toEqual({
      back: [
        { productId: 4, pieces: 3 },
        { productId: 9, pieces: 1 },
      ],
      rest: [
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

  it('are counted together when lines share them', () => {
    const chosen = [
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 5 },
    ]
    expect(allocateRestock([set, book], chosen).restocked).toEqual([
      { productId: 4, pieces: 11 },
      { productId: 9, pieces: 2 },
    ])
  })

  it('are all that is left at the last time', () => {
    const rest = { ...book, quantity: 5, taken: [{ productId: 4, pieces: 5 }] }
    expect(allocateRestock([rest], [{ lineId: 2, quantity: 5 }])).toEqual({
      back: [{ productId: 4, pieces: 5 }],
      rest: [{ lineId: 2, taken: [] }],
    })
  })

  it('are none of a line that counts none, or that is not there', () => {
    const chosen = [
      { lineId: 3, quantity: 1 },
      { lineId: 8, quantity: 1 },
    ]
    expect(allocateRestock([{ id: 3, quantity: 1, taken: [] }], chosen).restocked).toEqual([])
  })
})
