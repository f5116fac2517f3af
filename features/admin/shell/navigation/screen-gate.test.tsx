import { screen } from '@testing-library/react'
import { useState } from 'react'
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

it('leaves an open screen with what was typed when the right is taken away', async () => {
  function Screen() {
    const [scopes, setScopes] = useState(['invoices'])
    return (
      <>
        <button onClick={() => setScopes([])}>oduzmi</button>
        <ScreenGate scopes={scopes}>
          <input aria-label="Bilješka" />
        </ScreenGate>
      </>
    )
  }
  const { user } = renderInShop(<Screen />)
  await user.type(screen.getByLabelText('Bilješka'), 'Napisano')
  await user.click(screen.getByRole('button', { name: 'oduzmi' }))
  expect(screen.getByLabelText('Bilješka')).toHaveProperty('value', 'Napisano')
})
