import { expect, it } from 'vitest'
import { calculateUnitPrice, type Measure } from './unit-price'

it.each<[string, number, Measure, { price: number; unit: string } | null]>([
  ['80 g given in kg', 8.9, { amount: 0.08, unit: 'kg' }, { price: 111.25, unit: 'kg' }],
  ['two litres', 3, { amount: 2, unit: 'l' }, { price: 1.5, unit: 'l' }],
  ['a third of a cent, rounded', 1, { amount: 3, unit: 'm' }, { price: 0.33, unit: 'm' }],
  ['grams, priced per kilogram', 8, { amount: 450, unit: 'g' }, { price: 17.78, unit: 'kg' }],
  ['millilitres, priced per litre', 30, { amount: 750, unit: 'mL' }, { price: 40, unit: 'l' }],
  ['centimetres, priced per metre', 2, { amount: 50, unit: ' cm ' }, { price: 4, unit: 'm' }],
  ['a unit without a base unit', 6, { amount: 30, unit: 'pranja' }, { price: 0.2, unit: 'pranja' }],
  ['a product without a measure', 5, { amount: null, unit: null }, null],
  ['a measure without its unit', 5, { amount: 2, unit: null }, null],
  ['a measure of zero', 5, { amount: 0, unit: 'kg' }, null],
])('%s', (_, price, measure, expected) => {
  expect(calculateUnitPrice(price, measure)).toEqual(expected)
})
