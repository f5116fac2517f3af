import { expect, it } from 'vitest'
import { unitPriceOf, type Measure } from './unit-price'

it.each<[string, number, Measure, { price: number; unit: string } | null]>([
  ['eighty grams of tea', 8.9, { amount: 0.08, unit: 'kg' }, { price: 111.25, unit: 'kg' }],
  ['two litres', 3, { amount: 2, unit: 'l' }, { price: 1.5, unit: 'l' }],
  ['a third of a cent rounded', 1, { amount: 3, unit: 'm' }, { price: 0.33, unit: 'm' }],
  ['a jar of 450 grams, as other shops measure it', 8, { amount: 450, unit: 'g' }, { price: 17.78, unit: 'kg' }],
  ['a bottle of 750 millilitres', 30, { amount: 750, unit: 'mL' }, { price: 40, unit: 'l' }],
  ['a ribbon of 50 centimetres', 2, { amount: 50, unit: ' cm ' }, { price: 4, unit: 'm' }],
  ['washes, of which there is nothing larger', 6, { amount: 30, unit: 'pranja' }, { price: 0.2, unit: 'pranja' }],
  ['a piece', 5, { amount: null, unit: null }, null],
  ['a measure without its unit', 5, { amount: 2, unit: null }, null],
  ['nothing of a unit', 5, { amount: 0, unit: 'kg' }, null],
])('%s', (_, price, measure, expected) => {
  expect(unitPriceOf(price, measure)).toEqual(expected)
})
