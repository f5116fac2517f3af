import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OfficeBreadcrumbs } from './office-breadcrumbs'

vi.mock('@/lib/i18n/navigation', async () => ({ Link: (await import('@/tests/support/dom/plain-link')).Link }))

const trail = () => screen.getByRole('navigation', { name: 'Put do ovog zaslona' })
const items = () =>
  within(trail())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// docs/rules/administration.md#breadcrumbs
it('leads to the list and the screens between, and names this one last', () => {
  const between = [{ label: 'Narudžba PL-1', href: '/admin' as const }]
  renderInShop(<OfficeBreadcrumbs list="orders" between={between} current="Uređivanje" />)
  expect(items()).toEqual(['Narudžbe', 'Narudžba PL-1', 'Uređivanje'])
  expect(
    within(trail())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/orders', '/admin'])
  expect(within(trail()).getByText('Uređivanje').getAttribute('aria-current')).toBe('page')
})

it('leads to the list while the screen loads', () => {
  renderInShop(<OfficeBreadcrumbs list="consents" current={undefined} />)
  expect(items()).toEqual(['Privole'])
  expect(document.querySelector('[aria-current]')).toBeNull()
})
