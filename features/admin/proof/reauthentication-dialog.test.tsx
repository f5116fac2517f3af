import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ReauthenticationDialog } from './reauthentication-dialog'
// The dialog is a chunk of its own; it is loaded before the first test waits for it.
import './password-dialog'

const askForPasskey = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('@/features/auth/passkey/ask-passkey', async (original) => ({ ...(await original<object>()), askForPasskey }))

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

const file = { csv: 'a', count: 1, isCapped: false }
let isProven = false
let hasFactor = false
let passkeys: { id: number; isOfThisHost: boolean }[] = []
let keys: (string | null)[] = []
const server = setupServer(
  http.post('*/api/v1/admin/audit/export', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return isProven ? dataResponse(file) : errorResponse('PROOF_REQUIRED')
  }),
  http.get('*/api/v1/user/office/factor/get', () => dataResponse({ since: null, passkeys, host: 'knjizara.hr', recoveryCodesLeft: 0 })),
  http.post('*/api/v1/auth/prove/options', () => dataResponse({ challenge: 'izazov' })),
  http.post('*/api/v1/auth/prove', async ({ request }) => {
    const { password, factorCode, passkey } = (await request.json()) as { password?: string; factorCode?: string; passkey?: object }
    if (passkey) {
      isProven = true
      return dataResponse({})
    }
    if (hasFactor && password === 'dobra lozinka' && factorCode !== '123456')
      return errorResponse(factorCode === undefined ? 'FACTOR_REQUIRED' : 'WRONG_FACTOR_CODE')
    isProven = password === 'dobra lozinka'
    return isProven ? dataResponse({}) : errorResponse('WRONG_PASSWORD')
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  server.resetHandlers()
  askForPasskey.mockReset()
  isProven = false
  hasFactor = false
  passkeys = []
  keys = []
  useAuthStore.setState({ status: 'signedOut' })
})

// docs/rules/accounts.md#asked-again
it('asks for the password once, says when it is wrong, and repeats the waiting calls with their keys', async () => {
  const { user } = renderInShop(<ReauthenticationDialog />)
  const results = Promise.all([call(adminAuditApi.export, {}), call(adminAuditApi.export, { q: 'x' })])
  const password = await screen.findByLabelText(/^Lozinka/)
  await user.type(password, 'pogrešna{Enter}')
  expect(await screen.findByText('Lozinka nije točna.')).toBeTruthy()
  await user.clear(password)
  await user.type(password, 'dobra lozinka{Enter}')
  expect(await results).toEqual([file, file])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
})

it('refuses the call when the person closes the question, and asks again at the next', async () => {
  const { user } = renderInShop(<ReauthenticationDialog />)
  const refused = failureOf(call(adminAuditApi.export, {}))
  await user.click(await screen.findByRole('button', { name: 'Zatvori' }))
  expect(await refused).toMatchObject({ code: 'PROOF_REQUIRED' })
  const again = call(adminAuditApi.export, {})
  await user.type(await screen.findByLabelText(/^Lozinka/), 'dobra lozinka{Enter}')
  expect(await again).toEqual(file)
})

it('asks for the code of who has a second factor, once the password is right', async () => {
  hasFactor = true
  const { user } = renderInShop(<ReauthenticationDialog />)
  const result = call(adminAuditApi.export, {})
  await user.type(await screen.findByLabelText(/^Lozinka/), 'dobra lozinka{Enter}')
  const code = await screen.findByLabelText(/^Kod/)
  await user.type(code, '111111{Enter}')
  expect(await screen.findAllByText(/Kod nije točan/)).not.toEqual([])
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect(await result).toEqual(file)
})

it('takes a passkey of this host, also after the person closed the question of the browser', async () => {
  passkeys = [{ id: 1, isOfThisHost: true }]
  askForPasskey.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValueOnce({ id: 'kljuc' })
  const { user } = renderInShop(<ReauthenticationDialog />)
  const result = call(adminAuditApi.export, {})
  const button = await screen.findByRole('button', { name: 'Potvrdi pristupnim ključem' })
  await user.click(button)
  await waitFor(() => expect(askForPasskey).toHaveBeenCalledOnce())
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(button)
  expect(await result).toEqual(file)
})

it('offers no passkey that is bound to another host', async () => {
  passkeys = [{ id: 1, isOfThisHost: false }]
  const { user } = renderInShop(<ReauthenticationDialog />)
  const result = call(adminAuditApi.export, {})
  await user.type(await screen.findByLabelText(/^Lozinka/), 'dobra lozinka{Enter}')
  expect(await result).toEqual(file)
  expect(screen.queryByRole('button', { name: 'Potvrdi pristupnim ključem' })).toBeNull()
})

it('says in the dialog that the server failed, and keeps the question', async () => {
  server.use(http.post('*/api/v1/auth/prove', () => errorResponse('INTERNAL'), { once: true }))
  const { user } = renderInShop(<ReauthenticationDialog />)
  const result = call(adminAuditApi.export, {})
  const password = await screen.findByLabelText(/^Lozinka/)
  await user.type(password, 'dobra lozinka{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nešto je pošlo po zlu/)
  await user.type(password, '{Enter}')
  expect(await result).toEqual(file)
})

it('asks the browser for a passkey once at a double press', async () => {
  passkeys = [{ id: 1, isOfThisHost: true }]
  askForPasskey.mockResolvedValue({ id: 'kljuc' })
  renderInShop(<ReauthenticationDialog />)
  const result = call(adminAuditApi.export, {})
  const button = await screen.findByRole('button', { name: 'Potvrdi pristupnim ključem' })
  // Both before the next render.
  button.click()
  button.click()
  expect(await result).toEqual(file)
  expect(askForPasskey).toHaveBeenCalledOnce()
})
