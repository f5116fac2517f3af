import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmForm } from '@/features/forms/components/confirm-form'
import { ConfirmSubscription } from '@/features/newsletter/components/confirm-subscription'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { signedInKey, useAuthStore } from '@/features/auth/session/auth-store'
import { takeReturnPath } from '@/features/auth/session/return-path'
import { LoginView } from './login-view'

const router = vi.hoisted(() => ({ replace: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => router,
  usePlainRouter: () => router,
  getPathname: ({ href }: { href: string }) => href,
  useSearchParams: () => new URLSearchParams('verificationToken=tajna'),
  ...(await import('@/tests/support/dom/plain-link')),
}))

const calls: string[] = []
const server = setupServer()
function serve(make: () => Response) {
  server.use(
    http.all('*', ({ request }) => {
      calls.push(new URL(request.url).pathname)
      return make()
    }),
  )
}
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  calls.length = 0
  router.replace.mockClear()
  localStorage.clear()
  useAuthStore.setState({ status: 'unknown', userId: null, access: null })
  history.replaceState(null, '', '/prijava?verificationToken=tajna')
})

// Mail scanners open links and run scripts.
it('verifies the address by the button, not by opening the link', async () => {
  serve(() => dataResponse({ verified: true }))
  const { user } = renderInShop(<LoginView />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  await waitFor(() => expect(calls).toEqual(['/api/v1/user/web/checkVerification']))
  await user.click(button)
  expect(await screen.findByText('Adresa e-pošte je potvrđena. Hvala!')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Prijavi se' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Otvorite račun' }), 'whoever verified an address has an account').toBeNull()
  expect(takeReturnPath()).toBe('/profile')
  expect(window.location.search).toBe('')
  expect(calls.at(-1)).toBe('/api/v1/user/web/verify/tajna')
})

// docs/rules/forms.md#email-verification
it('leads on to the account, without the sign-in form, who is signed in already', async () => {
  localStorage.setItem(signedInKey, '1')
  serve(() => dataResponse({ verified: true }))
  const { user } = renderInShop(<LoginView otherWays={<p>Drugi načini</p>} />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  const showsSignIn = () =>
    screen.queryByRole('button', { name: 'Prijavi se' }) ??
    screen.queryByText('Drugi načini') ??
    screen.queryByRole('link', { name: 'Otvorite račun' })
  await waitFor(() => expect(showsSignIn()).toBeNull())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Potvrda adrese e-pošte')
  expect(document.title).toBe('Potvrda adrese e-pošte')
  await user.click(button)
  expect(await screen.findByText('Adresa e-pošte je potvrđena. Hvala!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Na moj račun' }).getAttribute('href')).toBe('/profile')
  expect(showsSignIn()).toBeNull()
  expect(screen.getByText(/Ne trebate učiniti ništa više/)).toBeTruthy()
  expect(router.replace).not.toHaveBeenCalled()
})

// docs/rules/forms.md#mailed-link-result
it('leads on to the account from a spent link who is signed in already, without asking', async () => {
  localStorage.setItem(signedInKey, '1')
  serve(() => errorResponse('TOKEN_SPENT'))
  renderInShop(<LoginView />)
  expect(await screen.findByText(/Ako ste adresu već potvrdili, gotovi ste/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Potvrdi adresu' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Na moj račun' })).toBeTruthy()
})

// docs/rules/forms.md#mailed-link-result
it('says of a link that was followed that the address is verified, and the sign-in leads on', async () => {
  serve(() => dataResponse({ isVerified: true }))
  renderInShop(<LoginView />)
  expect(await screen.findByText('Adresa e-pošte je potvrđena. Hvala!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Potvrdi adresu' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Prijavi se' })).toBeTruthy()
  expect(window.location.search).toBe('')
  expect(takeReturnPath()).toBe('/profile')
  expect(calls).toEqual(['/api/v1/user/web/checkVerification'])
})

// docs/rules/forms.md#submit-once
it('verifies once for a double click', async () => {
  serve(() => dataResponse({ verified: true }))
  renderInShop(<LoginView />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByText('Adresa e-pošte je potvrđena. Hvala!')).toBeTruthy()
  expect(calls.filter((path) => path.includes('/verify/'))).toHaveLength(1)
})

it('offers a retry after a failed call, and a new mail for a used link', async () => {
  serve(() => errorResponse('INTERNAL'))
  const { user } = renderInShop(<LoginView />)
  await user.click(screen.getByRole('button', { name: 'Potvrdi adresu' }))
  const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' })
  serve(() => errorResponse('TOKEN_SPENT'))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Pošalji novu poveznicu' })).toBeTruthy()
})

it('confirms a subscription only by the button', async () => {
  serve(() => dataResponse({ confirmedEmail: 'ana@primjer.hr', wasConfirmed: true, isSubscribed: false }))
  const { user } = renderInShop(<ConfirmSubscription token="tajna" home={null} />)
  const button = await screen.findByRole('button', { name: 'Potvrdi prijavu' })
  await waitFor(() => expect(calls).toEqual(['/api/v1/marketing/newsletter/linked']))
  await user.click(button)
  expect(await screen.findByText(/stizat će na ana@primjer.hr/)).toBeTruthy()
  expect(screen.getByText('Prijava je već potvrđena')).toBeTruthy()
})

it('follows a form’s goal only after the button', async () => {
  serve(() => dataResponse({ goalType: 'message', goal: 'Hvala na upitu.', confirmedEmail: 'ana@primjer.hr' }))
  const { user } = renderInShop(<ConfirmForm link="tajna" linked={{ state: 'open', goal: null }} home={null} />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  expect(calls).toEqual([])
  await user.click(button)
  expect(await screen.findByText('Hvala na upitu.')).toBeTruthy()
})
