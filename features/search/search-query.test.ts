import { expect, it } from 'vitest'
import { hasMore, openTab, parseSearchQuery, searchHref, searchEventsInput, searchInput, searchContentInput } from './search-query'

it.each([
  [{}, { term: '', pages: 1, tab: 'products' }],
  [{ q: '  more   i sol ' }, { term: 'more i sol', pages: 1, tab: 'products' }],
  [
    { q: ['prvo', 'drugo'], page: '3' },
    { term: 'prvo', pages: 3, tab: 'products' },
  ],
  [
    { q: 'x', page: '-2' },
    { term: 'x', pages: 1, tab: 'products' },
  ],
  [
    { q: 'x', page: '999' },
    { term: 'x', pages: 100, tab: 'products' },
  ],
  [
    { q: 'x', tab: 'posts' },
    { term: 'x', pages: 1, tab: 'posts' },
  ],
  [
    { q: 'x', tab: 'nonsense' },
    { term: 'x', pages: 1, tab: 'products' },
  ],
  [{ q: 'a\0b' }, { term: 'ab', pages: 1, tab: 'products' }],
])('parses %o as %o', (params, expected) => {
  expect(parseSearchQuery(params)).toEqual(expected)
})

it('requests all loaded pages in the open tab only', () => {
  const query = { term: 'more', tab: 'products', pages: 3 } as const
  expect(searchInput(query)).toMatchObject({ keywords: 'more', page: 1, limit: 30 })
  expect(searchContentInput('posts', query)).toMatchObject({ filters: { keywords: 'more' }, page: 1, limit: 10 })
  expect(searchContentInput('posts', { ...query, tab: 'posts' })).toMatchObject({ limit: 30 })
  expect(searchContentInput('pages', { ...query, tab: 'posts' })).toMatchObject({ limit: 10 })
  expect(searchEventsInput({ ...query, tab: 'events', pages: 90 })).toMatchObject({ keywords: 'more', limit: 100 })
})

it.each<[string, Parameters<typeof hasMore>[0], number, boolean]>([
  ['products', { tab: 'products', pages: 10 }, 100, true],
  ['all found products', { tab: 'products', pages: 2 }, 150, false],
  ['the maximum of products', { tab: 'products', pages: 100 }, 100, false],
  ['posts', { tab: 'posts', pages: 9 }, 90, true],
  ['the maximum of posts', { tab: 'posts', pages: 10 }, 100, false],
  ['an address beyond the maximum', { tab: 'events', pages: 90 }, 100, false],
])('tells whether more can be loaded after %s', (_, query, shown, expected) => {
  expect(hasMore(query, { shown, total: 150 })).toBe(expected)
})

it('leaves default values out of the address', () => {
  expect(searchHref({ term: 'more', tab: 'products', pages: 1 }).query).toEqual({ q: 'more' })
  expect(searchHref({ term: 'more', tab: 'posts', pages: 2 }).query).toEqual({ q: 'more', tab: 'posts', page: '2' })
})

// docs/rules/storefront.md#search-first-tab
it.each([
  ['products', { products: 3, posts: 2, events: 1, pages: 1 }, 'products'],
  ['products', { products: 0, posts: 0, events: 1, pages: 1 }, 'events'],
  ['products', { products: 0, posts: 0, events: 0, pages: 0 }, 'products'],
  ['events', { products: 0, posts: 2, events: 0, pages: 0 }, 'events'],
] as const)('of %s with the totals %o opens %s', (tab, totals, expected) => {
  expect(openTab({ term: 'x', tab, pages: 2 }, totals)).toEqual({ term: 'x', tab: expected, pages: tab === expected ? 2 : 1 })
})
