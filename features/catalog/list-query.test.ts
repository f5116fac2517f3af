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

describe("a list's address", () => {
  it.each<[string, Record<string, string | string[]>, Partial<ListQuery>]>([
    ['says nothing', {}, {}],
    ['names a page', { page: '3' }, { page: 3 }],
    ['names a page size', { perPage: '24' }, { perPage: 24 }],
    ['names an order', { sort: 'finalPrice-asc' }, { sort: 'finalPrice-asc' }],
    ['asks for what is reduced', { discount: 'true' }, { discount: true }],
    ['says a thing twice', { page: ['2', '5'] }, { page: 2 }],
    ['is nonsense', { page: '-1', perPage: '1000', sort: 'drop table', featured: 'maybe' }, {}],
    ['chooses by attributes', { uvez: '3,7', 'broj-stranica': ['100', '300'] }, { facets: { uvez: '3,7', 'broj-stranica': '100,300' } }],
    ['carries words of others', { 'a b': '1', __proto__x: '1', q: 'more' }, {}],
    ['asks for page zero', { page: '0' }, {}],
    ['asks for a page nobody can reach', { page: '99999' }, {}],
  ])('that %s', (_, params, expected) => {
    expect(parseListQuery(params)).toEqual({ ...defaultQuery, ...expected })
  })

  it('is written as it was read', () => {
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

  it('says nothing of what is as usual', () => {
    expect(listHref('romani', defaultQuery)).toEqual({ pathname: '/shop/[slug]', params: { slug: 'romani' } })
  })
})

it.each<[string, Partial<ListQuery>, boolean]>([
  ['the plain list', {}, true],
  ['a page of it', { page: 3 }, true],
  ['an order', { sort: 'name-asc' }, false],
  ['a page size', { perPage: 24 }, false],
  ['what is reduced', { discount: true }, false],
  ['what is featured', { featured: true }, false],
  ['a choice', { facets: { uvez: '3' } }, false],
  ['a price', { facets: { finalPrice: '5,10' } }, false],
])('search engines keep %s: %#', (_, own, expected) => {
  expect(isDefaultList({ ...defaultQuery, ...own })).toBe(expected)
})

describe("a list's call", () => {
  it('asks for a page of the category', () => {
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
  it('asks for what is pointed out above the first page of a plain list', () => {
    const featured = [
      { key: 'archived', value: false },
      { key: 'featured', value: true },
    ]
    expect(featuredInput(7, defaultQuery)).toEqual({ mainCategory: 7, filters: featured, page: 1, limit: 4 })
  })

  it.each<Partial<ListQuery>>([{ page: 2 }, { sort: 'name-asc' }, { discount: true }])('asks for nothing of the kind with %o', (own) => {
    expect(featuredInput(7, { ...defaultQuery, ...own })).toBeNull()
  })

  it('leaves the order to the category when the address names none', () => {
    expect(listInput(7, defaultQuery).sort).toBeUndefined()
  })
})

it('takes marks back one by one, from the first page on', () => {
  const query: ListQuery = { ...defaultQuery, discount: true, featured: true, facets: { uvez: '3' }, page: 2 }
  expect(activeFlags(query).map(({ name, rest }) => [name, toSearchParams(rest)])).toEqual([
    ['discount', { uvez: '3', featured: 'true' }],
    ['featured', { uvez: '3', discount: 'true' }],
  ])
  expect(activeFlags(defaultQuery)).toEqual([])
})
