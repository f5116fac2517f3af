import { expect, it } from 'vitest'
import { unitPriceOf, type Measure } from './unit-price'

it.each<[string, number, Measure, { price: number; unit: string } | null]>([
  ['eighty grams of tea', 8.9, { amount: 0.08, unit: 'kg' }, { price: 111.25, unit: 'kg' }],
  ['two litres', 3, { amount: 2, unit: 'l' }, { price: 1.5, unit: 'l' }],
  ['a third of a cent rounded', 1, { amount: 3, unit: 'm' }, { price: 0.33, unit: 'm' }],
  ['a piece', 5, { amount: null, unit: null }, null],
  ['a measure without its unit', 5, { amount: 2, unit: null }, null],
  ['nothing of a unit', 5, { amount: 0, unit: 'kg' }, null],
])('%s', (_, price, measure, expected) => {
  expect(unitPriceOf(price, measure)).toEqual(expected)
})
