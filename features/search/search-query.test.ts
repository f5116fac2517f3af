import { expect, it } from 'vitest'
import { readSearchQuery, searchInput } from './search-query'

it.each([
  [{}, { term: '', pages: 1 }],
  [{ q: '  more   i sol ' }, { term: 'more i sol', pages: 1 }],
  [
    { q: ['prvo', 'drugo'], page: '3' },
    { term: 'prvo', pages: 3 },
  ],
  [
    { q: 'x', page: '-2' },
    { term: 'x', pages: 1 },
  ],
  [
    { q: 'x', page: '999' },
    { term: 'x', pages: 100 },
  ],
  [{ q: 'a\0b' }, { term: 'ab', pages: 1 }],
])('%o asks for %o', (params, expected) => {
  expect(readSearchQuery(params)).toEqual(expected)
})

it('asks again for what was loaded before', () => {
  expect(searchInput({ term: 'more', pages: 3 })).toMatchObject({ keywords: 'more', page: 1, limit: 30 })
})
