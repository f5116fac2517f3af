import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extendLine, joinsLine, newLine, reduceLine, stockDifference, type EditableLine } from './edited-lines'

const line: EditableLine = {
  id: 1,
  productId: 7,
  quantity: 3,
  unitCents: 1000,
  rowCents: 3000,
  discountCents: 100,
  loyaltyCents: 0,
  vatRate: 25,
  vatCents: 580,
  taken: [
    { productId: 7, pieces: 3 },
    { productId: 8, pieces: 6 },
  ],
}
const pieces = { quantity: 2, unitCents: 1000, vatRate: 25, taken: [{ productId: 7, pieces: 1 }] }

describe('a line with fewer pieces', () => {
  it('loses what a refund of the others would pay', () => {
    // 2 of 3 pieces for 29,00 € are worth 19,33 €.
    expect(reduceLine(line, 1)).toEqual({
      quantity: 1,
      rowCents: 1000,
      discountCents: 33,
      loyaltyCents: 0,
      vatCents: 193,
      taken: [
        { productId: 7, pieces: 1 },
        { productId: 8, pieces: 2 },
      ],
    })
  })

  it('takes whole pieces, also if only some were tracked when they were ordered', () => {
    expect(reduceLine({ ...line, taken: [{ productId: 7, pieces: 1 }] }, 2).taken).toEqual([{ productId: 7, pieces: 1 }])
    expect(reduceLine({ ...line, taken: [{ productId: 7, pieces: 1 }] }, 1).taken).toEqual([])
  })

  it('stays as it is with all of them', () => {
    const { id: _id, productId: _product, unitCents: _unit, vatRate: _rate, ...own } = line
    expect(reduceLine(line, 3)).toEqual(own)
  })

  it('has whole, never negative shares, and the savings of each piece', () => {
    const anyLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 50 }),
        unitCents: fc.integer({ min: 1, max: 9999 }),
        saved: fc.integer({ min: 0, max: 9999 }),
      })
      .chain(({ quantity, unitCents, saved }) => {
        const loyaltyCents = Math.min(saved, unitCents) * quantity
        const rowCents = unitCents * quantity
        return fc.record({
          coupon: fc.integer({ min: 0, max: rowCents - loyaltyCents }),
          left: fc.integer({ min: 1, max: quantity }),
          quantity: fc.constant(quantity),
          unitCents: fc.constant(unitCents),
          loyaltyCents: fc.constant(loyaltyCents),
        })
      })
    fc.assert(
      fc.property(anyLine, ({ coupon, left, quantity, unitCents, loyaltyCents }) => {
        const ordered = {
          ...line,
          quantity,
          unitCents,
          loyaltyCents,
          rowCents: unitCents * quantity,
          discountCents: loyaltyCents + coupon,
          taken: [],
        }
        const reduced = reduceLine(ordered, left)
        expect(reduced.loyaltyCents * quantity).toBe(loyaltyCents * left)
        expect(reduced.discountCents).toBeGreaterThanOrEqual(reduced.loyaltyCents)
        expect(reduced.discountCents).toBeLessThanOrEqual(reduced.rowCents)
      }),
    )
  })
})

describe('added pieces', () => {
  it.each([
    ['of the same price join a line without discount', { discountCents: 0 }, pieces, true],
    ['never join a reduced line', {}, pieces, false],
    ['of another price get a line', { discountCents: 0 }, { ...pieces, unitCents: 1100 }, false],
    ['of another rate get a line', { discountCents: 0 }, { ...pieces, vatRate: 5 }, false],
  ])('%s', (_, own, added, joins) => {
    expect(joinsLine({ ...line, ...own }, added)).toBe(joins)
  })

  it('cost their own price, with its VAT and their own stock', () => {
    expect(newLine(pieces)).toEqual({
      quantity: 2,
      rowCents: 2000,
      discountCents: 0,
      loyaltyCents: 0,
      vatCents: 400,
      taken: [{ productId: 7, pieces: 2 }],
    })
    expect(extendLine({ ...line, discountCents: 0 }, pieces)).toMatchObject({
      quantity: 5,
      rowCents: 5000,
      vatCents: 1000,
      taken: [
        { productId: 7, pieces: 5 },
        { productId: 8, pieces: 6 },
      ],
    })
  })
})

it('moves only what differs, each product once', () => {
  const before = [
    { productId: 3, pieces: 2 },
    { productId: 1, pieces: 4 },
    { productId: 2, pieces: 1 },
  ]
  const after = [
    { productId: 3, pieces: 1 },
    { productId: 3, pieces: 1 },
    { productId: 1, pieces: 1 },
    { productId: 9, pieces: 5 },
  ]
  expect(stockDifference(before, after)).toEqual({
    more: [{ productId: 9, pieces: 5 }],
    fewer: [
      { productId: 1, pieces: 3 },
      { productId: 2, pieces: 1 },
    ],
  })
})
