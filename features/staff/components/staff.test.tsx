import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { StaffGate } from './staff-gate'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call, editMode } = vi.hoisted(() => {
  const editMode = { arrive: () => {} }
  return {
    call: vi.fn<(endpoint: { path: string }) => Promise<unknown>>(),
    editMode: Object.assign(editMode, { arrival: new Promise<void>((resolve) => (editMode.arrive = resolve)) }),
  }
})
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('@/features/edit/components/edit-mode', async () => {
  await editMode.arrival
  return { EditMode: () => 'Uređivanje' }
})

// The chunks load while the test waits.
beforeAll(() => Promise.all([import('./staff'), import('./sign-in-to-edit')]))

beforeEach(() => {
  window.history.replaceState(null, '', '/?editPage=true')
  useAuthStore.setState({ status: 'signedIn', userId: '7' })
})

// docs/rules/editing.md#edit-gate
describe('the address of the edit mode', () => {
  it('offers to sign in to who is signed out', async () => {
    useAuthStore.setState({ status: 'signedOut', userId: null })
    renderInShop(<StaffGate />)
    expect(await screen.findByRole('complementary', { name: 'Prijava za uređivanje' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Prijavi se' })).toBeTruthy()
  })

  it('offers to sign in when the stored session turns out to have ended', async () => {
    let end: (error: Error) => void = () => {}
    call.mockReturnValue(new Promise((_, reject) => (end = reject)))
    renderInShop(<StaffGate />)
    await screen.findByRole('status')
    // As the client does when the session cannot be refreshed.
    await act(async () => {
      clearAuth()
      end(new Error('Nema sjednice.'))
    })
    expect(await screen.findByRole('complementary', { name: 'Prijava za uređivanje' })).toBeTruthy()
  })

  it('says that the edit mode is on its way until it is there', async () => {
    let answer: (profile: object) => void = () => {}
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    renderInShop(<StaffGate />)
    expect((await screen.findByRole('status')).textContent).toBe('Otvaram uređivanje…')
    await act(async () => answer({ scopes: ['content'], settings: { language: 'hrv' } }))
    expect((await screen.findByRole('status')).textContent).toBe('Otvaram uređivanje…')
    await act(async () => {
      editMode.arrive()
      await import('@/features/edit/components/edit-mode')
    })
    expect(await screen.findByText('Uređivanje')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
