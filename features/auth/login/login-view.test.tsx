import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { LoginView } from './login-view'
import { setSignInSteps } from '@/features/auth/session/sign-in-steps'

const router = vi.hoisted(() => ({ replace: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => router,
  usePlainRouter: () => router,
  useSearchParams: () => new URLSearchParams(window.location.search),
  ...(await import('@/tests/support/dom/plain-link')),
}))

const tokens = { accessToken: 'dobar', refreshToken: null, expiresIn: 900 }
const server = setupServer(http.post('*/api/v1/login', () => dataResponse({ tokens, user: ana })))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  localStorage.clear()
  setSignInSteps([])
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null, loginState: 'idle' })
  router.replace.mockClear()
  vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
})

async function signIn(query: string) {
  history.replaceState(null, '', `/prijava${query}`)
  const { user } = renderInShop(<LoginView />)
  await user.type(screen.getByRole('textbox', { name: /E-pošta/ }), ana.email)
  const password = screen.getByLabelText<HTMLInputElement>(/^Lozinka/)
  await user.type(password, 'lozinka-za-probu')
  await user.click(screen.getByRole('button', { name: 'Prijavi se' }))
  return password
}

it('redirects after signing in', async () => {
  const password = await signIn('')
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'))
  expect(password.value).toBe('')
})

// docs/rules/privacy.md#deletion-request
it('says that signing in has cancelled the deletion of the account', async () => {
  server.use(http.post('*/api/v1/login', () => dataResponse({ tokens, user: ana, isDeletionCancelled: true }), { once: true }))
  await signIn('')
  await waitFor(() => expect(toast.toastSuccess).toHaveBeenCalledWith(expect.stringContaining('brisanje računa otkazujemo')))
})

it('stays on the page after signing in while a verification is pending', async () => {
  const password = await signIn('?verificationToken=tajna')
  await waitFor(() => expect(password.isConnected).toBe(false))
  await waitFor(() => expect(toast.toastSuccess).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Potvrdi adresu' })).toBeTruthy()
  expect(router.replace).not.toHaveBeenCalled()
})
