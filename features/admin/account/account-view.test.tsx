import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { AccountView } from './account-view'

vi.mock('@/lib/api/client', () => ({
  call: async () => {
    throw new Error('offline')
  },
}))
vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('@/features/auth/session/session-list', () => ({ SessionList: () => null }))

it('has one main heading, also while its parts could not be loaded', async () => {
  renderInShop(<AccountView />)
  expect(await screen.findAllByRole('button', { name: 'Pokušaj ponovno' })).toHaveLength(2)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
