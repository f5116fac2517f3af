import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { staffMarker } from '../staff-marker'
import { StaffGate } from './staff-gate'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call, editMode, EditMode } = await vi.hoisted(async () => {
  const { use } = await import('react')
  const state = { arrive: () => {}, isAsked: false }
  const arrival = new Promise<void>((resolve) => (state.arrive = resolve))
  return {
    call: vi.fn<(endpoint: { path: string }) => Promise<unknown>>(),
    editMode: Object.assign(state, { arrival }),
    EditMode: () => {
      use(arrival)
      return 'Uređivanje'
    },
  }
})
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('@/features/edit/components/edit-mode', () => ({
  get EditMode() {
    editMode.isAsked = true
    return EditMode
  },
}))

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

  it('loads the code before the session is proven only for who was back office before', async () => {
    call.mockReturnValue(new Promise(() => {}))
    renderInShop(<StaffGate />)
    await screen.findByRole('status')
    expect(editMode.isAsked).toBe(false)
    cleanup()
    staffMarker.set(true)
    renderInShop(<StaffGate />)
    await screen.findByRole('status')
    await waitFor(() => expect(editMode.isAsked).toBe(true))
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
      await editMode.arrival
    })
    expect(await screen.findByText('Uređivanje')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
