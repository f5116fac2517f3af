import { describe, expect, it } from 'vitest'
import type { CustomOption } from '@/lib/api/entities/product.schema'
import { optionProblem, surcharge, toPersonalizations, invalidOptions } from './custom-options'

function option(key: string, own: Partial<CustomOption> = {}): CustomOption {
  const limits = { required: false, maxLength: null, min: null, max: null, price: 0 }
  return { id: 1, key, option_type: 'text', custom_option_values: [{ label: key }], ...limits, ...own }
}

const initials = option('inicijali', { maxLength: 4, price: 3.5 })
const age = option('godine', { option_type: 'number', required: true, min: 1, max: 12 })

describe('custom options', () => {
  it.each([
    ['accepts an empty optional text', initials, '', null],
    ['accepts four characters of four', initials, ' A.M. ', null],
    ['rejects five characters of four', initials, 'A.M.B', 'maxLength'],
    ['rejects an empty required option', age, '  ', 'required'],
    ['accepts the minimum', age, '1', null],
    ['rejects less than the minimum', age, '0', 'range'],
    ['rejects more than the maximum', age, '13', 'range'],
    ['rejects a text as number', age, 'pet', 'number'],
    ['rejects a number in another notation', age, '1e1', 'number'],
  ])('%s', (_, customOption, text, problem) => expect(optionProblem(customOption, text)).toBe(problem))

  it('lists the invalid keys', () => {
    expect(invalidOptions([initials, age], { inicijali: 'A.M.B' })).toEqual(['inicijali', 'godine'])
  })

  it.each([
    ['nothing for empty texts', {}, {}],
    ['a trimmed text', { inicijali: ' AM ' }, { personalizations: { inicijali: 'AM' } }],
    ['a number as a number', { godine: '7' }, { personalizations: { godine: 7 } }],
    ['nothing for unknown options', { drugo: 'x' }, {}],
  ])('sends %s', (_, texts, options) => expect(toPersonalizations([initials, age], texts)).toEqual(options))

  it('adds the surcharge of used options', () => {
    expect(surcharge([initials, age], { inicijali: ' ', godine: '7' })).toBe(0)
    expect(surcharge([initials, age], { inicijali: 'A' })).toBe(3.5)
  })
})
