import { describe, expect, it } from 'vitest'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { optionProblem, surcharge, toPersonalizations, invalidOptions } from './custom-options'

function option(key: string, own: Partial<CustomOption> = {}): CustomOption {
  const limits = { required: false, maxLength: null, min: null, max: null, price: 0 }
  return { id: 1, key, option_type: 'text', custom_option_values: [{ label: key }], ...limits, ...own }
}

const initials = option('inicijali', { maxLength: 4, price: 3.5 })
const age = option('godine', { option_type: 'number', required: true, min: 1, max: 12 })

describe('what is written on a product', () => {
  it.each([
    ['nothing, where it may be left out', initials, '', null],
    ['four letters of four', initials, ' A.M. ', null],
    ['five letters of four', initials, 'A.M.B', 'maxLength'],
    ['nothing, where it is needed', age, '  ', 'required'],
    ['the least', age, '1', null],
    ['less than the least', age, '0', 'range'],
    ['more than the most', age, '13', 'range'],
    ['no number', age, 'pet', 'number'],
    ['a number in another notation', age, '1e1', 'number'],
  ])('%s', (_, asked, text, problem) => expect(optionProblem(asked, text)).toBe(problem))

  it('holds back by its keys', () => {
    expect(invalidOptions([initials, age], { inicijali: 'A.M.B' })).toEqual(['inicijali', 'godine'])
  })

  it.each([
    ['nothing when nothing was written', {}, {}],
    ['a text without the blanks around it', { inicijali: ' AM ' }, { personalizations: { inicijali: 'AM' } }],
    ['a number as a number', { godine: '7' }, { personalizations: { godine: 7 } }],
    ['nothing that the product does not offer', { drugo: 'x' }, {}],
  ])('becomes %s', (_, texts, options) => expect(toPersonalizations([initials, age], texts)).toEqual(options))

  it('costs what its options cost, when they are used', () => {
    expect(surcharge([initials, age], { inicijali: ' ', godine: '7' })).toBe(0)
    expect(surcharge([initials, age], { inicijali: 'A' })).toBe(3.5)
  })
})
