import { describe, expect, it } from 'vitest'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { lineOptions, maxQuantity, totalPrice } from './purchase'

const dedication: CustomOption = {
  id: 1,
  key: 'posveta',
  option_type: 'text',
  required: true,
  maxLength: null,
  min: null,
  max: null,
  price: 0,
  custom_option_values: [{ label: 'Posveta' }],
}

describe('purchase', () => {
  it.each([
    ['nothing without input', {}, null, {}],
    ['trimmed option texts', { posveta: '  Ani ' }, null, { personalizations: { posveta: 'Ani' } }],
    ['the chosen plan', {}, 7, { customPriceOption: 7 }],
  ])('sends %s as line options', (_, texts, planId, expected) => {
    expect(lineOptions({ customOptions: [dedication] }, { texts, planId })).toEqual(expected)
  })

  it.each([
    [{ state: 'in' as const, available: 12 }, 12],
    [{ state: 'out' as const, available: 0 }, 1],
    [{ state: 'untracked' as const, available: null }, 9999],
  ])('limits the quantity by the stock %o', (stock, maximum) => {
    expect(maxQuantity(stock)).toBe(maximum)
  })

  it('computes the total in whole cents', () => {
    expect(totalPrice(16.9, 3)).toBe(50.7)
  })
})
