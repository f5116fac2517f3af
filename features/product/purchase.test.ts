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

describe('what goes into the cart', () => {
  it.each([
    ['nothing when nothing was written', {}, null, {}],
    ['what was written', { posveta: '  Ani ' }, null, { personalizations: { posveta: 'Ani' } }],
    ['the chosen plan', {}, 7, { customPriceOption: 7 }],
  ])('is %s', (_, texts, planId, expected) => {
    expect(lineOptions({ customOptions: [dedication] }, { texts, planId })).toEqual(expected)
  })

  it.each([
    [{ state: 'in' as const, available: 12 }, 12],
    [{ state: 'out' as const, available: 0 }, 1],
    [{ state: 'untracked' as const, available: null }, 9999],
  ])('is at most what there is of %o', (stock, most) => {
    expect(maxQuantity(stock)).toBe(most)
  })

  it('costs whole cents', () => {
    expect(totalPrice(16.9, 3)).toBe(50.7)
  })
})
