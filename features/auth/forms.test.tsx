import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMemberCard } from '@/features/cart/session/member-card'
import { connectApi } from '@/lib/api/client'
import { readCookie } from '@/lib/browser/cookies'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { signedInKey, useAuthStore } from './session/auth-store'
import { ForgotForm } from './password/forgot-form'
import { LoginForm } from './login/login-form'
import { PasswordSetNotice } from './login/password-set-notice'
import { resetQueries } from './session/reset-queries'
import { SessionList } from './session/session-list'
import { markPasswordSet } from './password/password-set-store'
import { SetPasswordView } from './password/set-password-view'
import { authSession } from './session/session'
import { setSignInSteps } from './session/sign-in-steps'

const router = vi.hoisted(() => ({ replace: vi.fn<(path: string) => void>(), push: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => router, ...(await import('@/tests/support/dom/plain-link')) }))

vi.setConfig({ testTimeout: 20_000 })

const calls: { path: string; body: unknown }[] = []
const server = setupServer()
const user7 = { id: 7, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Anić' } }
const signedIn = { tokens: { accessToken: 'dobar', refreshToken: null, expiresIn: 900 }, user: user7 }

/** Mocks one call and records what it receives. */
function serve(method: 'get' | 'post' | 'delete', path: string, make: () => Response | Promise<Response>) {
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const text = await request.text()
      calls.push({ path, body: text ? JSON.parse(text) : null })
      return make()
    }),
  )
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectApi(authSession)
})
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  setSignInSteps([])
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null, loginState: 'idle' })
  calls.length = 0
  router.replace.mockClear()
})

const email = () => screen.getByRole('textbox', { name: /E-pošta/ })
const password = () => screen.getByLabelText(/^Lozinka/)
const button = (name: string) => screen.getByRole('button', { name })

describe('the sign-in form', () => {
  async function fillValid(user: ReturnType<typeof renderInShop>['user']) {
    await user.type(email(), 'ana@primjer.hr')
    await user.type(password(), 'lozinka-za-probu')
  }

  it('shows every field error on submit and sends nothing', async () => {
    const { user } = renderInShop(<LoginForm />)
    await user.click(button('Prijavi se'))
    expect(await screen.findAllByText(/Unos ovog polja je obavezan/)).toHaveLength(4)
    await user.type(email(), 'ana')
    await user.tab()
    expect(await screen.findAllByText(/Unesite ispravnu adresu e-pošte/)).not.toHaveLength(0)
    expect(calls).toEqual([])
  })

  // docs/rules/forms.md#password
  it('tries a short password too, and says that it is wrong', async () => {
    const toasted = vi.spyOn(toast, 'toastError').mockImplementation(() => {})
    serve('post', '/v1/login', () => errorResponse('WRONG_LOGIN'))
    const { user } = renderInShop(<LoginForm />)
    await user.type(email(), 'ana@primjer.hr')
    await user.type(password(), 'knjig')
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(toasted).toHaveBeenCalledOnce())
    expect(calls).toEqual([{ path: '/v1/login', body: { username: 'ana@primjer.hr', password: 'knjig' } }])
    expect(screen.queryByText(/Minimalan broj znakova/)).toBeNull()
  })

  it('runs the login sequence in order and resets itself', async () => {
    const order: string[] = []
    setSignInSteps([async () => order.push('cart'), async () => order.push('wishlist')])
    vi.spyOn(toast, 'toastSuccess').mockImplementation((text) => void order.push(text))
    serve('post', '/v1/login', () => dataResponse(signedIn))
    const { user } = renderInShop(<LoginForm onSignedIn={() => order.push('redirect')} />)
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(order).toEqual(['cart', 'wishlist', 'Prijavljeni ste. Dobro došli, Ana!', 'redirect']))
    expect(calls).toEqual([{ path: '/v1/login', body: { username: 'ana@primjer.hr', password: 'lozinka-za-probu' } }])
    expect(useAuthStore.getState()).toMatchObject({ status: 'signedIn', userId: '7', loginState: 'idle' })
    expect(email()).toHaveProperty('value', '')
  })

  // docs/rules/forms.md#mailed-link-result
  it('takes the notice of a set password away, also beside another form', async () => {
    vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
    markPasswordSet(true)
    serve('post', '/v1/login', () => dataResponse(signedIn))
    const { user } = renderInShop(
      <>
        <PasswordSetNotice />
        <LoginForm />
      </>,
    )
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(screen.queryByText(/^Lozinka je promijenjena/)).toBeNull())
  })

  it('stores the member card for member prices', async () => {
    vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
    serve('post', '/v1/login', () => dataResponse({ ...signedIn, user: { ...user7, memberCardBarcode: '2900260041073' } }))
    const { user } = renderInShop(<LoginForm />)
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(readCookie('memberCard')).toBe('2900260041073'))
    forgetMemberCard()
  })

  it('logs a failed sign-in step, sets the state to failed, and still signs in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
    const nextStep = vi.fn<() => void>()
    setSignInSteps([() => Promise.reject(new Error('no cart')), async () => nextStep()])
    serve('post', '/v1/login', () => dataResponse(signedIn))
    const { user } = renderInShop(<LoginForm />)
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(useAuthStore.getState()).toMatchObject({ status: 'signedIn', loginState: 'failed' }))
    expect(nextStep).toHaveBeenCalledOnce()
    // oxlint-disable-next-line no-console -- checks the log
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('shows a wrong password, sets the state to failed, and keeps the input', async () => {
    const toasted = vi.spyOn(toast, 'toastError').mockImplementation(() => {})
    serve('post', '/v1/login', () => errorResponse('WRONG_LOGIN'))
    const { user } = renderInShop(<LoginForm />)
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(toasted).toHaveBeenCalledOnce())
    expect(useAuthStore.getState()).toMatchObject({ status: 'signedOut', loginState: 'failed' })
    expect(email()).toHaveProperty('value', 'ana@primjer.hr')
  })

  // docs/rules/forms.md#submit-once
  it('sends once per attempt, and again after a failure', async () => {
    vi.spyOn(toast, 'toastError').mockImplementation(() => {})
    let refuse = () => {}
    serve('post', '/v1/login', () => new Promise((resolve) => (refuse = () => resolve(errorResponse('UNAVAILABLE')))))
    const { user } = renderInShop(<LoginForm />)
    await fillValid(user)
    await user.dblClick(button('Prijavi se'))
    await waitFor(() => expect(calls).toHaveLength(1))
    refuse()
    await waitFor(() => expect(button('Prijavi se').getAttribute('aria-busy')).toBeNull())
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(calls).toHaveLength(2))
    refuse()
  })

  it('clears the previous user’s data before signing in a different one', async () => {
    vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
    localStorage.setItem(signedInKey, '3')
    localStorage.setItem('checkout-address', '{"street":"Ilica"}')
    sessionStorage.setItem('return-to', '/profil/narudzbe/3')
    document.cookie = 'cartId=tudja; path=/'
    serve('post', '/v1/login', () => dataResponse(signedIn))
    const { user } = renderInShop(<LoginForm />)
    await fillValid(user)
    await user.click(button('Prijavi se'))
    await waitFor(() => expect(useAuthStore.getState().userId).toBe('7'))
    expect(Object.keys(localStorage)).toEqual([signedInKey])
    expect(sessionStorage).toHaveLength(0)
    expect(document.cookie).not.toContain('tudja')
  })
})

it('shows the same message for every address and offers another one', async () => {
  serve('post', '/v1/user/password/forgot', () => dataResponse({}))
  const { user } = renderInShop(<ForgotForm />)
  await user.type(email(), 'Ana@primjer.hr')
  await user.click(button('Pošalji poveznicu'))
  expect((await screen.findByRole('status')).textContent).toContain('Ako kod nas postoji račun s adresom Ana@primjer.hr')
  await user.click(button('Upiši drugu adresu'))
  expect(email()).toHaveProperty('value', '')
})

describe('a new password', () => {
  const secret = 'tajna-iz-pisma'.padEnd(43, '0')
  const open = (hash: string) => {
    history.replaceState(null, '', `/nova-lozinka${hash}`)
    return renderInShop(<SetPasswordView />)
  }
  async function openValid() {
    serve('post', '/v1/user/password/checkLink', () => dataResponse({}))
    const opened = open(`#${secret}`)
    await screen.findByRole('button', { name: 'Postavi lozinku' })
    calls.length = 0
    return opened
  }
  async function fill(user: ReturnType<typeof open>['user'], [one, two]: [string, string]) {
    await user.type(screen.getByLabelText(/^Nova lozinka/), one)
    await user.type(screen.getByLabelText(/^Ponovite/), two)
    await user.click(button('Postavi lozinku'))
  }

  it('must be repeated, is sent with the link token, and redirects to the login page', async () => {
    serve('post', '/v1/user/password/set', () => dataResponse({}))
    const { user } = await openValid()
    await fill(user, ['nova lozinka', 'druga lozinka'])
    expect(await screen.findAllByText(/Unesene lozinke se ne podudaraju/)).not.toHaveLength(0)
    expect(calls).toEqual([])
    await user.clear(screen.getByLabelText(/^Ponovite/))
    await user.type(screen.getByLabelText(/^Ponovite/), 'nova lozinka')
    await user.click(button('Postavi lozinku'))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'))
    expect(calls).toEqual([{ path: '/v1/user/password/set', body: { token: secret, password: 'nova lozinka' } }])
    // docs/rules/forms.md#mailed-link-result
    cleanup()
    renderInShop(<PasswordSetNotice />)
    expect(screen.getByRole('status').textContent).toBe('Lozinka je promijenjena. Prijavite se novom lozinkom.')
  })

  it('reports a used link and offers a new one', async () => {
    serve('post', '/v1/user/password/set', () => errorResponse('TOKEN_SPENT'))
    const { user } = await openValid()
    await fill(user, ['nova lozinka', 'nova lozinka'])
    expect(await screen.findByText('Ova poveznica više ne vrijedi')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zatraži novu poveznicu' })).toBeTruthy()
  })

  // docs/rules/forms.md#mailed-link-result
  it('says that a link is spent before anybody types', async () => {
    serve('post', '/v1/user/password/checkLink', () => errorResponse('TOKEN_SPENT'))
    open(`#${secret}`)
    expect(await screen.findByText('Ova poveznica više ne vrijedi')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Postavi lozinku' })).toBeNull()
    expect(calls).toEqual([{ path: '/v1/user/password/checkLink', body: { token: secret } }])
  })

  it('checks a link again whose check was lost', async () => {
    serve('post', '/v1/user/password/checkLink', () => errorResponse('UNAVAILABLE'))
    const { user } = open(`#${secret}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Poveznicu trenutačno ne možemo provjeriti')
    serve('post', '/v1/user/password/checkLink', () => dataResponse({}))
    await user.click(button('Pokušaj ponovno'))
    expect(await screen.findByRole('button', { name: 'Postavi lozinku' })).toBeTruthy()
  })

  it('keeps what is typed when the session ends elsewhere', async () => {
    const { user, client } = await openValid()
    await user.type(screen.getByLabelText(/^Nova lozinka/), 'nova lozinka')
    act(() => resetQueries(client))
    expect(screen.getByLabelText(/^Nova lozinka/)).toHaveProperty('value', 'nova lozinka')
  })

  it.each(['', '#sadrzaj'])('treats an address without a token as a spent link: "%s"', (hash) => {
    open(hash)
    expect(screen.getByText('Ova poveznica više ne vrijedi')).toBeTruthy()
  })
})

it('revokes another session, but not the current one', async () => {
  useAuthStore.setState({ status: 'signedIn', userId: '7', access: { token: 'dobar', expiresAt: Date.now() + 60_000 } })
  localStorage.setItem(signedInKey, '7')
  vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
  const at = { signedInAt: '2026-11-20T10:00:00Z', lastSeenAt: '2026-11-20T10:15:00Z' }
  const here = { id: 'a', device: { kind: 'phone', browser: 'Chrome', system: 'Android' }, isCurrent: true, ...at }
  const there = { id: 'b', device: { kind: 'computer', browser: 'Firefox', system: 'Windows' }, isCurrent: false, ...at }
  let records = [here, there]
  serve('get', '/v1/user/web/session/filter', () => dataResponse({ records }))
  serve('delete', '/v1/user/web/session/revoke/b', () => {
    records = [here]
    return dataResponse({})
  })
  const { user } = renderInShop(<SessionList />)
  expect(await screen.findByText('Chrome (Android)')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Odjavi uređaj/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Odjavi uređaj Firefox \(Windows\)/ }))
  await waitFor(() => expect(screen.queryByText('Firefox (Windows)')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Odjavi sve ostale uređaje' })).toBeNull()
})
