import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { staffMarker } from '@/features/staff/staff-marker'
import { call } from '@/lib/api/client'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OfficeGate } from './office-gate'
import { setHasSignedOut } from './signing-out-store'

const replace = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ replace }) }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/features/auth/login/login-form', () => ({ LoginForm: () => <p>Lozinka</p> }))

beforeEach(() => {
  staffMarker.remove()
  replace.mockReset()
  setHasSignedOut(false)
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  vi.mocked(call).mockResolvedValue({ id: 1, scopes: ['content'], settings: {} })
})

const endSession = () => act(() => useAuthStore.setState({ status: 'signedOut', userId: null }))

// docs/rules/editing.md#staff-marker
it('lets the site show the staff bar to who has been in the office', async () => {
  renderInShop(<OfficeGate>{() => <p>Uprava</p>}</OfficeGate>)
  expect(await screen.findByText('Uprava')).toBeTruthy()
  expect(staffMarker.get()).toBe(true)
})

// docs/rules/administration.md#ended-office-session
it('keeps the screen and what was typed when the session ends, and asks for the password when the person wants to', async () => {
  const { user } = renderInShop(<OfficeGate>{() => <input aria-label="Bilješka" />}</OfficeGate>)
  const note = await screen.findByRole('textbox', { name: 'Bilješka' })
  await user.type(note, 'Zvala je')
  endSession()
  await user.type(note, ' dvaput')
  expect(note).toHaveProperty('value', 'Zvala je dvaput')
  expect(note.isConnected).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(replace).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Prijavi se ponovno' }))
  expect(await screen.findByRole('dialog', { name: 'Prijava je završila' })).toBeTruthy()
})

it('closes the screen of who has signed out', async () => {
  renderInShop(<OfficeGate>{() => <p>Uprava</p>}</OfficeGate>)
  await screen.findByText('Uprava')
  act(() => setHasSignedOut(true))
  endSession()
  expect(screen.queryByText('Uprava')).toBeNull()
  expect(replace).toHaveBeenCalledWith('/admin/login')
})
