import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ScreenGate } from './screen-gate'

vi.mock('@/lib/i18n/navigation', () => ({ usePathname: () => '/admin/invoices' }))

// docs/rules/administration.md#closed-screens
it('shows one sentence in place of a screen without its right, and the screen with it', () => {
  renderInShop(
    <ScreenGate scopes={['orders', 'stock']}>
      <p>Izvezi CSV</p>
    </ScreenGate>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Nemate pravo na ovu stranicu' })).toBeTruthy()
  expect(screen.queryByText('Izvezi CSV')).toBeNull()
  renderInShop(
    <ScreenGate scopes={['invoices']}>
      <p>Izvezi CSV</p>
    </ScreenGate>,
  )
  expect(screen.getByText('Izvezi CSV')).toBeTruthy()
})
