import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OfficeList } from './office-list'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: { query: { view: string } }; children: React.ReactNode }) => (
    <a href={`?view=${href.query.view}`}>{children}</a>
  ),
}))

const empty = { data: { records: [], page: 1, totalPages: 0 }, isError: false, isFetching: false, refetch: vi.fn<() => Promise<never>>() }
const list = { namespace: 'orders' as const, icon: null, query: empty, hrefFor: () => '/admin/orders' as const, children: () => null }

it('says that nothing was found, with a way without the search (docs/rules/forms.md#nothing-found)', () => {
  renderInShop(<OfficeList {...list} clearHref={{ pathname: '/admin/orders', query: { view: 'pack' } }} />)
  expect(screen.getByText('Ništa ne odgovara traženom')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Makni traženje i filtre' })).toHaveProperty('search', '?view=pack')
})

it('says that a list without a search is empty', () => {
  renderInShop(<OfficeList {...list} />)
  expect(screen.getByText('Ovdje nema ničega')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads back from a page beyond the last', () => {
  const query = { ...empty, data: { records: [], page: 2, totalPages: 1 } }
  renderInShop(<OfficeList {...list} query={query} hrefFor={(page) => ({ pathname: '/admin/orders', query: { view: `page${page}` } })} />)
  expect(screen.queryByText('Ovdje nema ničega')).toBeNull()
  expect(screen.getByRole('link', { name: 'Posljednja stranica' })).toHaveProperty('search', '?view=page1')
})

it('says that the list is empty where no page is left', () => {
  const query = { ...empty, data: { records: [], page: 2, totalPages: 0 } }
  renderInShop(<OfficeList {...list} query={query} />)
  expect(screen.getByText('Ovdje nema ničega')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
