import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PasskeyList } from './passkey-list'

const passkey = {
  id: 1,
  name: 'Prijenosnik',
  host: 'knjizara.hr',
  isOfThisHost: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
}

// docs/rules/accounts.md#passkey-host
it('says which passkeys sign in here, when each was used last, and shows names as text', async () => {
  const [onRename, onRemove] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const other = {
    ...passkey,
    id: 2,
    name: '<b>Mobitel</b>',
    host: 'knjige.hr',
    isOfThisHost: false,
    lastUsedAt: '2026-03-02T09:30:00.000Z',
  }
  const { user } = renderInShop(<PasskeyList passkeys={[passkey, other]} onRename={onRename} onRemove={onRemove} />)
  const [here, elsewhere] = screen.getAllByRole('listitem')
  if (!here || !elsewhere) throw new Error('A passkey is missing.')
  expect(within(here).getByText(/Još nije upotrijebljen/)).toBeTruthy()
  expect(within(here).queryByText(/^Samo na/)).toBeNull()
  expect(within(elsewhere).getByText('Samo na knjige.hr')).toBeTruthy()
  expect(within(elsewhere).getByText(/Zadnji put upotrijebljen/)).toBeTruthy()
  expect(within(elsewhere).getByText('<b>Mobitel</b>')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Preimenuj ključ Prijenosnik' }))
  await user.click(screen.getByRole('button', { name: 'Ukloni ključ <b>Mobitel</b>' }))
  expect(onRename).toHaveBeenCalledWith(passkey)
  expect(onRemove).toHaveBeenCalledWith(other)
})
