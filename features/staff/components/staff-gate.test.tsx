import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { StaffGate } from './staff-gate'

vi.mock('@/lib/i18n/navigation', () => ({ usePlainPathname: () => '/' }))
vi.mock('@/features/edit/approval/approval-link', () => ({ ApprovalLink: () => <p>Zahtjev</p> }))
vi.mock('./sign-in-to-edit', () => ({ SignInToEdit: () => <p>Niste prijavljeni</p> }))
vi.mock('./staff', () => ({ Staff: () => <p>Osoblje</p> }))

beforeEach(() => {
  useAuthStore.setState({ status: 'signedOut', userId: null })
  window.history.replaceState(null, '', '/?editPage=true')
})

// docs/rules/editing.md#approval-link
it('opens a link for approval also to who is signed out, and keeps it when the token has left the address', async () => {
  window.history.replaceState(null, '', '/?editPage=true#approval=tajna')
  renderInShop(<StaffGate />)
  expect(await screen.findByText('Zahtjev')).toBeTruthy()
  window.history.replaceState(null, '', '/?editPage=true')
  act(() => useAuthStore.setState({ status: 'signedIn', userId: '1' }))
  expect(await screen.findByText('Osoblje')).toBeTruthy()
  expect(screen.getByText('Zahtjev')).toBeTruthy()
})

// docs/rules/editing.md#edit-gate
it('loads nothing for visitors', async () => {
  window.history.replaceState(null, '', '/')
  renderInShop(<StaffGate />)
  await act(async () => {})
  expect(screen.queryByText('Zahtjev')).toBeNull()
  expect(screen.queryByText('Osoblje')).toBeNull()
})

it('opens a link that is pasted into the address of the same page', async () => {
  renderInShop(<StaffGate />)
  expect(screen.queryByText('Zahtjev')).toBeNull()
  act(() => {
    window.history.replaceState(null, '', '/?editPage=true#approval=tajna')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(await screen.findByText('Zahtjev')).toBeTruthy()
})

// docs/rules/editing.md#edit-gate
it('says at the address of the edit mode that nobody is signed in', async () => {
  renderInShop(<StaffGate />)
  expect(await screen.findByText('Niste prijavljeni')).toBeTruthy()
  act(() => useAuthStore.setState({ status: 'signedIn', userId: '1' }))
  expect(await screen.findByText('Osoblje')).toBeTruthy()
  expect(screen.queryByText('Niste prijavljeni')).toBeNull()
})
