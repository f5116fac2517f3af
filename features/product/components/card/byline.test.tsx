import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { Byline } from './byline'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

// docs/rules/catalog.md#authors
it('links authors with a page and leaves other bylines as text', () => {
  const authors = [
    { name: 'Ana Lug', slug: 'ana-lug' },
    { name: 'Ivo Brod', slug: 'ivo-brod' },
  ]
  renderInShop(<Byline product={{ byline: 'Ana Lug, Ivo Brod', authors }} className="" />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ana Lug', 'Ivo Brod'])
  renderInShop(<Byline product={{ byline: 'Kolektiv', authors: [] }} className="" />)
  expect(screen.getByText('Kolektiv').tagName).toBe('P')
})
