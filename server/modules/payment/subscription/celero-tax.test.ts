import { expect, it } from 'vitest'
import { subscriptionTax } from './celero-tax'

it.each([
  [true, 'DE', 7, { percentage: 7, inclusive: true }],
  [true, 'HR', 25, { percentage: 0, inclusive: false }],
  [true, 'AT', 5, { percentage: 0, inclusive: false }],
  [false, 'DE', 7, { percentage: 7, inclusive: true }],
  [false, 'HR', 25, { percentage: 25, inclusive: true }],
])('with Celero mode %s, billed in %s at %s %%, the tax is %j', (isCelero, country, rate, tax) => {
  expect(subscriptionTax({ isCelero, country, rate })).toEqual(tax)
})
