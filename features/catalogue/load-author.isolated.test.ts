import { expect, it, vi } from 'vitest'
import { authorHref } from './load-author'

vi.mock('@/server/rsc', () => ({}))
vi.mock('@/lib/i18n/navigation', () => ({}))

const author = { pathname: '/author/[slug]', params: { slug: 'august-senoa' } }

// docs/rules/catalog.md#authors
it.each([
  ['the first page', { page: 1, sort: null }, author],
  ['the default order, which has no address of its own', { page: 1, sort: 'id-desc' }, author],
  ['another page', { page: 2, sort: null }, { ...author, query: { page: '2' } }],
  ['another order', { page: 1, sort: 'name-asc' }, { ...author, query: { sort: 'name-asc' } }],
  ['another page of another order', { page: 3, sort: 'finalPrice-desc' }, { ...author, query: { sort: 'finalPrice-desc', page: '3' } }],
] as const)('addresses %s', (_, query, href) => expect(authorHref('august-senoa', query)).toEqual(href))
