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

describe('parseFacet', () => {
  it.each<[string, LayeredFilter, string, object | null]>([
    ['two values', genre, '1,5', { key: 'zanr', value: [1, 5], range: false }],
    ['the same text as two range ends', pages, '1,5', { key: 'strane', value: [1, 5], range: true }],
    ['a repeated value', genre, '5,5', { key: 'zanr', value: [5], range: false }],
    ['an unknown value', binding, '7', null],
    ['an unknown and a known value', binding, '7,5', { key: 'uvez', value: [5], range: false }],
    ['a boolean', award, 'yes', { key: 'nagrada', value: true, range: false }],
    ['an invalid boolean', award, 'perhaps', null],
    ['only a lower end', pages, '100,', { key: 'strane', value: [100, 500], range: true }],
    ['only an upper end', pages, ',100', { key: 'strane', value: [1, 100], range: true }],
    ['ends in the wrong order', pages, '9,3', null],
    ['an end that is no number', pages, 'a,3', null],
    ['neither end', pages, ',', null],
    ['two days', day, '2021-01-01,2021-12-31', { key: 'datum', value: ['2021-01-01', '2021-12-31'], range: true }],
    ['an invalid day', day, '2021-13-01,', null],
  ])('%s', (_, of, text, expected) => {
    expect(parseFacet(of, text)).toEqual(expected)
  })

  it('drops unknown codes and values, and normalizes the rest', () => {
    expect(parseFacets([genre, pages], { zanr: '9,77', strane: '5,', utm_source: 'x' })).toEqual({
      filters: [
        { key: 'zanr', value: [9], range: false },
        { key: 'strane', value: [5, 500], range: true },
      ],
      params: { zanr: '9', strane: '5,500' },
    })
  })
})

describe('clampRange', () => {
  it.each<[string, LayeredFilter, string, RangeEnd, string]>([
    ['keeps an end within its bounds', pages, '100,300', 'from', '100,300'],
    ['raises an end to the minimum', pages, '0,300', 'from', '1,300'],
    ['lowers an end to the maximum', pages, '100,900', 'to', '100,500'],
    ['keeps the lower end below the upper end', pages, '400,300', 'from', '300,300'],
    ['keeps the upper end above the lower end', pages, '100,50', 'to', '100,100'],
    ['uses the maximum for an open upper end', pages, '900,', 'from', '500,'],
    ['uses the minimum for an open lower end', pages, ',0', 'to', ',1'],
    ['lowers the other end to the maximum too', pages, '600,400', 'to', '500,500'],
    ['raises the other end to the minimum too', pages, '3,0', 'from', '1,1'],
    ['accepts an emptied end', pages, ',300', 'from', ',300'],
    ['clamps days', day, '2019-06-01,2021-01-01', 'from', '2020-01-01,2021-01-01'],
  ])('%s', (_, of, text, edited, expected) => {
    expect(clampRange(of, text, edited)).toBe(expected)
  })
})

it('adds and removes a value', () => {
  expect(toggleValue(undefined, '3')).toBe('3')
  expect(toggleValue('3', '7')).toBe('3,7')
  expect(toggleValue('3,7', '3')).toBe('7')
  expect(toggleValue('7', '7')).toBe('')
})

it('lists each active value with the params that remain without it', () => {
  const rests = activeFacetValues([genre, pages], { zanr: '1,5', strane: '2,9' }).map(({ value: chosen, rest }) => [chosen, rest])
  expect(rests).toEqual([
    ['1', { zanr: '5', strane: '2,9' }],
    ['5', { zanr: '1', strane: '2,9' }],
    ['2,9', { zanr: '1,5' }],
  ])
})
