import { expect, it } from 'vitest'
import { reductionOf } from './reduction'

it.each([
  ['a reduction', { discount: 15, finalPrice: 15, lowestPrice30Days: 20 }, { before: 20, percent: 25 }],
  ['no reduction', { discount: null, finalPrice: 20, lowestPrice30Days: null }, null],
  ['a product without an earlier price', { discount: 15, finalPrice: 15, lowestPrice30Days: null }, null],
  ['a price that was lower three weeks ago', { discount: 15, finalPrice: 15, lowestPrice30Days: 14 }, null],
  ['a price that was the same three weeks ago', { discount: 15, finalPrice: 15, lowestPrice30Days: 15 }, null],
  ['a reduction of one cent', { discount: 19.99, finalPrice: 19.99, lowestPrice30Days: 20 }, { before: 20, percent: null }],
])('announces %s', (_, offer, expected) => {
  expect(reductionOf(offer)).toEqual(expected)
})
