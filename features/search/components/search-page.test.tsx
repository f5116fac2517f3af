import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { parseSearchQuery } from '../search-query'
import { SearchPage } from './search-page'

vi.mock('@/server/rsc', () => ({}))
vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  getPathname: () => '/pretraga',
}))

const page = { records: [], totalRecords: 0, totalPages: 0, page: 1, limit: 10 }

it('keeps the quotation marks of what was searched apart from its own', () => {
  const query = parseSearchQuery({ q: 'čita „Južni vagon”' })
  renderInShop(<SearchPage query={query} results={{ products: page, posts: page, events: page, pages: page }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rezultati pretrage za „čita »Južni vagon«”')
  expect(screen.getByText('Za „čita »Južni vagon«” nismo našli ništa')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'čita „Južni vagon”')
})
