import { describe, expect, it } from 'vitest'
import { parseFilters } from './list-filters'

const filter = (key: string, value: boolean | number | string | (number | string | null)[]) => ({ key, value, range: false })

describe('parseFilters', () => {
  it('returns no filters for an empty list', () => {
    expect(parseFilters([], [])).toEqual({ facets: [] })
  })
  it('parses filters by key', () => {
    expect(
      parseFilters([filter('discount', true), filter('featured', false), filter('id', [3, 1]), filter('archived', false)], []),
    ).toEqual({
      facets: [],
      discount: true,
      featured: false,
      ids: [3, 1],
    })
  })
  it('keeps the last of several filters with one key', () => {
    expect(parseFilters([filter('discount', true), filter('discount', false)], [])).toEqual({ facets: [], discount: false })
  })
  it.each([
    ['no-such', true],
    ['archived', true],
    ['discount', 'true'],
    ['id', [1, null]],
    ['id', [1.5]],
    ['id', -3],
  ])('refuses %s: %o', (key, value) => {
    expect(() => parseFilters([filter(key, value)], [])).toThrow('Provjerite unesene podatke.')
  })
})

describe('the facet choice', () => {
  const attributes = (['dropdown', 'numberField', 'date', 'yesNo', 'dateTime'] as const).map((input, index) => ({
    id: index + 1,
    code: input.toLowerCase(),
    label: input,
    input,
    unit: null,
    values: [],
  }))
  const facetOf = (key: string, value: Parameters<typeof filter>[1]) => parseFilters([filter(key, value)], attributes).facets[0]

  it.each<[string, Parameters<typeof filter>[1], object]>([
    ['dropdown', [1, 5], { attributeId: 1, kind: 'terms', terms: [1, 5] }],
    ['dropdown', 5, { attributeId: 1, kind: 'terms', terms: [5] }],
    ['numberfield', [1, 5], { attributeId: 2, kind: 'numbers', from: 1, to: 5 }],
    ['numberfield', [null, 5], { attributeId: 2, kind: 'numbers', from: null, to: 5 }],
    ['numberfield', 5, { attributeId: 2, kind: 'numbers', from: 5, to: 5 }],
    ['date', ['2024-01-01', '2024-01-31'], { attributeId: 3, kind: 'moments', from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) - 1 }],
    [
      'datetime',
      ['2024-01-01', '2024-07-31'],
      { attributeId: 5, kind: 'moments', from: Date.UTC(2023, 11, 31, 23), to: Date.UTC(2024, 6, 31, 22) - 1 },
    ],
    [
      'datetime',
      ['2024-03-31', '2024-03-31'],
      { attributeId: 5, kind: 'moments', from: Date.UTC(2024, 2, 30, 23), to: Date.UTC(2024, 2, 31, 22) - 1 },
    ],
    ['datetime', ['2024-01-01T10:00:00Z', null], { attributeId: 5, kind: 'moments', from: Date.UTC(2024, 0, 1, 10), to: null }],
    ['yesno', true, { attributeId: 4, kind: 'terms', terms: [-8] }],
    ['yesno', false, { attributeId: 4, kind: 'terms', terms: [-9] }],
  ])('of a %s: %j', (key, value, expected) => {
    expect(facetOf(key, value)).toEqual(expected)
  })

  it.each<[string, Parameters<typeof filter>[1]]>([
    ['dropdown', 'plava'],
    ['dropdown', [-8]],
    ['numberfield', [1, 2, 3]],
    ['numberfield', 'pet'],
    ['date', ['sutra', null]],
    ['date', ['0000-01-01', null]],
    ['date', [1, 2]],
    ['yesno', 1],
  ])('of a %s refuses %j', (key, value) => {
    expect(() => facetOf(key, value)).toThrow('Provjerite unesene podatke.')
  })
})
