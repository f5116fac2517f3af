import { describe, expect, it } from 'vitest'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { lineOptions, missingOptions, mostOf } from './purchase'

function option(key: string, option_type: CustomOption['option_type'], required = false): CustomOption {
  return { id: 1, key, option_type, required, maxLength: null, min: null, max: null, price: 0, custom_option_values: [{ label: key }] }
}

const options = [option('posveta', 'text', true), option('primjerak', 'number')]

describe('what goes into the cart', () => {
  it.each([
    ['nothing when nothing was written', {}, null, {}],
    ['a text without the blanks around it', { posveta: '  Ani ' }, null, { personalizations: { posveta: 'Ani' } }],
    ['a number as a number', { primjerak: '12' }, null, { personalizations: { primjerak: 12 } }],
    ['nothing that the product does not offer', { drugo: 'x' }, null, {}],
    ['the chosen plan', {}, 7, { customPriceOption: 7 }],
  ])('is %s', (_, texts, planId, expected) => {
    expect(lineOptions({ customOptions: options }, { texts, planId })).toEqual(expected)
  })

  it('waits for what is required', () => {
    expect(missingOptions(options, { posveta: '  ' })).toEqual(['posveta'])
    expect(missingOptions(options, { posveta: 'Ani' })).toEqual([])
  })

  it.each([
    [{ state: 'in' as const, available: 12 }, 12],
    [{ state: 'out' as const, available: 0 }, 1],
    [{ state: 'untracked' as const, available: null }, 9999],
  ])('is at most what there is of %o', (stock, most) => {
    expect(mostOf(stock)).toBe(most)
  })
})
