import { describe, expect, it } from 'vitest'
import {
  activeFlags,
  featuredInput,
  isDefaultList,
  listHref,
  listInput,
  defaultQuery,
  parseListQuery,
  toSearchParams,
  type ListQuery,
} from './list-query'

describe('parseListQuery', () => {
  it.each<[string, Record<string, string | string[]>, Partial<ListQuery>]>([
    ['reads an empty query', {}, {}],
    ['reads a page', { page: '3' }, { page: 3 }],
    ['reads a page size', { perPage: '24' }, { perPage: 24 }],
    ['reads a sort order', { sort: 'finalPrice-asc' }, { sort: 'finalPrice-asc' }],
    ['reads the discount flag', { discount: 'true' }, { discount: true }],
    ['takes the first of repeated values', { page: ['2', '5'] }, { page: 2 }],
    ['ignores invalid values', { page: '-1', perPage: '1000', sort: 'drop table', featured: 'maybe' }, {}],
    ['reads facets', { uvez: '3,7', 'broj-stranica': ['100', '300'] }, { facets: { uvez: '3,7', 'broj-stranica': '100,300' } }],
    ['ignores foreign parameters', { 'a b': '1', __proto__x: '1', q: 'more' }, {}],
    ['ignores page zero', { page: '0' }, {}],
    ['ignores a page of five digits', { page: '99999' }, {}],
  ])('%s', (_, params, expected) => {
    expect(parseListQuery(params)).toEqual({ ...defaultQuery, ...expected })
  })

  it('reads what toSearchParams writes', () => {
    const query: ListQuery = {
      page: 2,
      perPage: 24,
      sort: 'name-desc',
      featured: true,
      discount: true,
      facets: { uvez: '3,7', nagrada: 'yes' },
    }
    expect(parseListQuery(toSearchParams(query))).toEqual(query)
  })

  it('leaves default values out of the address', () => {
    expect(listHref('romani', defaultQuery)).toEqual({ pathname: '/shop/[slug]', params: { slug: 'romani' } })
  })
})

it.each<[string, Partial<ListQuery>, boolean]>([
  ['the default list', {}, true],
  ['a page of the default list', { page: 3 }, true],
  ['a sort order', { sort: 'name-asc' }, false],
  ['a page size', { perPage: 24 }, false],
  ['the discount flag', { discount: true }, false],
  ['the featured flag', { featured: true }, false],
  ['a facet', { facets: { uvez: '3' } }, false],
  ['a price range', { facets: { finalPrice: '5,10' } }, false],
])('tells whether %s is indexed: %#', (_, own, expected) => {
  expect(isDefaultList({ ...defaultQuery, ...own })).toBe(expected)
})

describe('listInput', () => {
  it('requests a page of the category', () => {
    expect(listInput(7, { ...defaultQuery, page: 2, sort: 'finalPrice-asc', discount: true })).toEqual({
      mainCategory: 7,
      filters: [
        { key: 'archived', value: false },
        { key: 'discount', value: true },
      ],
      sort: { param: 'finalPrice', order: 'asc' },
      page: 2,
      limit: 12,
    })
  })
  it('requests featured products above the first page of a default list', () => {
    const featured = [
      { key: 'archived', value: false },
      { key: 'featured', value: true },
    ]
    expect(featuredInput(7, defaultQuery)).toEqual({ mainCategory: 7, filters: featured, page: 1, limit: 4 })
  })

  it.each<Partial<ListQuery>>([{ page: 2 }, { sort: 'name-asc' }, { discount: true }])('requests no featured products with %o', (own) => {
    expect(featuredInput(7, { ...defaultQuery, ...own })).toBeNull()
  })

  it('leaves the sort order to the category when the address has none', () => {
    expect(listInput(7, defaultQuery).sort).toBeUndefined()
  })
})

it('lists each active flag with the query that remains without it, at page 1', () => {
  const query: ListQuery = { ...defaultQuery, discount: true, featured: true, facets: { uvez: '3' }, page: 2 }
  expect(activeFlags(query).map(({ name, rest }) => [name, toSearchParams(rest)])).toEqual([
    ['discount', { uvez: '3', featured: 'true' }],
    ['featured', { uvez: '3', discount: 'true' }],
  ])
  expect(activeFlags(defaultQuery)).toEqual([])
})
