import { act, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearAuth, storeAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { useSignOut } from '@/features/auth/session/use-sign-out'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { AccountArea } from './account-area'

vi.mock('@/lib/i18n/navigation', async () => ({ ...(await import('@/tests/support/dom/plain-link')), usePathname: () => '/profile' }))
vi.mock('./account-nav', () => ({ AccountNav: () => null }))
vi.mock('./signed-out', () => ({ SignedOut: () => <p>Prijava</p> }))

const server = setupServer(
  http.get('*/api/v1/user/web/profile', () => dataResponse(ana)),
  http.post('*/logout', () => dataResponse({})),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => storeAuth(ana.id, { accessToken: 'a', refreshToken: null, expiresIn: 900 }))

function SignOutButton() {
  const { signOut } = useSignOut()
  return <button onClick={() => void signOut()}>Odjava</button>
}

function show() {
  return renderInShop(
    <AccountArea consents={[]} social={null}>
      <SignOutButton />
    </AccountArea>,
  )
}

const ended = /^Odjavljeni ste u drugom prozoru ili je prijava istekla/

// docs/rules/forms.md#sign-out
it('says why the sign-in page takes the place of a page whose session has ended', async () => {
  show()
  await screen.findByText('Odjava')
  act(clearAuth)
  expect(await screen.findByText('Prijava')).toBeTruthy()
  expect(screen.getByText(ended)).toBeTruthy()
})

it('says nothing more to who signs out on this page', async () => {
  const { user } = show()
  await user.click(await screen.findByText('Odjava'))
  expect(await screen.findByText('Prijava')).toBeTruthy()
  expect(screen.queryByText(ended)).toBeNull()
})

it('says nothing to a visitor', async () => {
  act(clearAuth)
  show()
  expect(await screen.findByText('Prijava')).toBeTruthy()
  expect(useAuthStore.getState().status).toBe('signedOut')
  expect(screen.queryByText(ended)).toBeNull()
})
