import { describe, expect, it } from 'vitest'
import type { LayeredFilter, LayeredType, LayeredValue } from '@/lib/api/v1/product/layered.schema'
import { activeFacetValues, clampRange, parseFacet, toggleValue, parseFacets, type RangeEnd } from './facet-query'

const value = (own: Partial<LayeredValue>): LayeredValue => ({
  valueID: null,
  valueLabel: '',
  totalProducts: 1,
  minValue: null,
  maxValue: null,
  swatch: null,
  ...own,
})
const facet = (attributeCode: string, type: LayeredType, values: LayeredValue[]): LayeredFilter => ({
  attributeCode,
  label: attributeCode,
  type,
  attributeID: 1,
  unit: null,
  values,
})

const binding = facet(
  'uvez',
  'Dropdown',
  [1, 5].map((valueID) => value({ valueID })),
)
const genre = facet(
  'zanr',
  'MultiSelect',
  [1, 5, 9].map((valueID) => value({ valueID })),
)
const pages = facet('strane', 'Number', [value({ minValue: 1, maxValue: 500 })])
const day = facet('datum', 'Date', [value({ minValue: '2020-01-01', maxValue: '2025-12-31' })])
const award = facet('nagrada', 'YesNo', [value({ valueLabel: 'yes' })])

describe('what an address says of a facet', () => {
  it.each<[string, LayeredFilter, string, object | null]>([
    ['two choices', genre, '1,5', { key: 'zanr', value: [1, 5], range: false }],
    ['the same text, two ends', pages, '1,5', { key: 'strane', value: [1, 5], range: true }],
    ['a choice twice', genre, '5,5', { key: 'zanr', value: [5], range: false }],
    ['a choice nobody has', binding, '7', null],
    ['one of them', binding, '7,5', { key: 'uvez', value: [5], range: false }],
    ['yes', award, 'yes', { key: 'nagrada', value: true, range: false }],
    ['perhaps', award, 'perhaps', null],
    ['only a beginning', pages, '100,', { key: 'strane', value: [100, 500], range: true }],
    ['only an end', pages, ',100', { key: 'strane', value: [1, 100], range: true }],
    ['ends the wrong way round', pages, '9,3', null],
    ['no number', pages, 'a,3', null],
    ['neither end', pages, ',', null],
    ['days', day, '2021-01-01,2021-12-31', { key: 'datum', value: ['2021-01-01', '2021-12-31'], range: true }],
    ['a day that is none', day, '2021-13-01,', null],
  ])('%s', (_, of, text, expected) => {
    expect(parseFacet(of, text)).toEqual(expected)
  })

  it('passes over what no facet knows, and writes the rest one way', () => {
    expect(parseFacets([genre, pages], { zanr: '9,77', strane: '5,', utm_source: 'x' })).toEqual({
      filters: [
        { key: 'zanr', value: [9], range: false },
        { key: 'strane', value: [5, 500], range: true },
      ],
      said: { zanr: '9', strane: '5,500' },
    })
  })
})

describe('an end that was written', () => {
  it.each<[string, LayeredFilter, string, RangeEnd, string]>([
    ['stays between the others', pages, '100,300', 'from', '100,300'],
    ['is no less than the least', pages, '0,300', 'from', '1,300'],
    ['is no more than the most', pages, '100,900', 'to', '100,500'],
    ['does not pass the upper end', pages, '400,300', 'from', '300,300'],
    ['does not pass the lower end', pages, '100,50', 'to', '100,100'],
    ['has the most for an upper end that is open', pages, '900,', 'from', '500,'],
    ['has the least for a lower end that is open', pages, ',0', 'to', ',1'],
    ['may be taken back', pages, ',300', 'from', ',300'],
    ['may be a day', day, '2019-06-01,2021-01-01', 'from', '2020-01-01,2021-01-01'],
  ])('%s', (_, of, text, written, expected) => {
    expect(clampRange(of, text, written)).toBe(expected)
  })
})

it('adds a choice and takes it back', () => {
  expect(toggleValue(undefined, '3')).toBe('3')
  expect(toggleValue('3', '7')).toBe('3,7')
  expect(toggleValue('3,7', '3')).toBe('7')
  expect(toggleValue('7', '7')).toBe('')
})

it('takes choices back one by one', () => {
  const rests = activeFacetValues([genre, pages], { zanr: '1,5', strane: '2,9' }).map(({ part, rest }) => [part, rest])
  expect(rests).toEqual([
    ['1', { zanr: '5', strane: '2,9' }],
    ['5', { zanr: '1', strane: '2,9' }],
    ['2,9', { zanr: '1,5' }],
  ])
})
