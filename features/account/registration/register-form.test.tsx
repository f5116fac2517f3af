import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { RegisterForm } from './register-form'
import { RegisterView } from './register-view'

vi.setConfig({ testTimeout: 20_000 })
const router = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>(), replace: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => router,
  usePlainRouter: () => router,
  ...(await import('@/tests/support/dom/plain-link')),
}))

const consent = { id: 3, uniqueNumber: 'racun', displayName: 'Želim račun', assignedTo: 'registration', required: true, version: 1 }
const croatia = { id: 1, iso: 'HR', name: 'Hrvatska', phonePrefix: '385', zipPattern: null }
const sent: unknown[] = []
const logins: unknown[] = []
let settings = { defaultCountry: 'HR', disableSpecialCharacterCheck: false, disableConsentCheck: false, loginAfterRegistration: false }
const loggedIn = () =>
  dataResponse({ tokens: { accessToken: 'dobar', refreshToken: null, expiresIn: 900 }, user: { ...ana, email: 'iva@primjer.hr' } })
let login = loggedIn
let registered = () => dataResponse({ id: 1, verificationToken: 'x' })
const server = setupServer(
  http.get('*/api/v1/master/commons', () => dataResponse([croatia])),
  http.get('*/api/v2/ecommerce/settings/getCheckoutSettings', () => dataResponse(settings)),
  http.post('*/api/v1/user/web/register', async ({ request }) => {
    sent.push(await request.json())
    return registered()
  }),
  http.post('*/api/v1/login', async ({ request }) => {
    logins.push(await request.json())
    return login()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  sent.length = 0
  logins.length = 0
  settings = { ...settings, loginAfterRegistration: false }
  vi.clearAllMocks()
  login = loggedIn
  registered = () => dataResponse({ id: 1, verificationToken: 'x' })
  for (const name of ['toastSuccess', 'toastInfo', 'toastError'] as const) vi.spyOn(toast, name).mockImplementation(() => {})
})

async function fillIn(user: ReturnType<typeof renderInShop>['user']) {
  await user.type(screen.getByLabelText(/^Ime/), 'Iva')
  await user.type(screen.getByLabelText(/^Prezime/), 'Ivić')
  await user.type(screen.getByLabelText(/^E-pošta/), 'iva@primjer.hr')
  await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka za probu')
  await user.type(screen.getByLabelText(/^Ponovite lozinku/), 'lozinka za probu')
  await user.click(screen.getByRole('checkbox', { name: /Želim račun/ }))
}
const submit = () => screen.getByRole('button', { name: 'Otvori račun' })

// docs/rules/forms.md#after-registration
it('sends the consents and asks on the page to confirm the address, without a toast', async () => {
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(/^Poslali smo poruku na iva@primjer.hr. Otvorite poveznicu u njoj/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prijavite se' })).toBeTruthy()
  expect(sent).toMatchObject([{ email: 'iva@primjer.hr', username: 'iva@primjer.hr', consents: [3] }])
  expect(toast.toastInfo).not.toHaveBeenCalled()
  expect(screen.queryByLabelText(/^Ime/)).toBeNull()
})

it('offers one way to sign in after the account is opened', async () => {
  const { user } = renderInShop(<RegisterView consents={[consent]} otherWays={<p>Drugi načini</p>} />)
  expect(screen.getByText(/Već imate račun\?/)).toBeTruthy()
  await fillIn(user)
  await user.click(submit())
  await screen.findByText(/Otvorite poveznicu u njoj/)
  expect(screen.getAllByRole('link', { name: 'Prijavite se' })).toHaveLength(1)
  expect(screen.queryByText(/Već imate račun\?|Drugi načini/)).toBeNull()
})

it.each([
  { loginAfterRegistration: true, verificationToken: undefined, isSignedIn: true },
  { loginAfterRegistration: true, verificationToken: 'x', isSignedIn: false },
  { loginAfterRegistration: false, verificationToken: undefined, isSignedIn: false },
])('signs in after registration only if configured and without a verification token: %o', async (scenario) => {
  const { loginAfterRegistration, verificationToken, isSignedIn } = scenario
  settings = { ...settings, loginAfterRegistration }
  registered = () => dataResponse({ id: 1, verificationToken })
  sessionStorage.setItem('return-to', '/naplata')
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => {
    expect(router.replace.mock.calls).toEqual(isSignedIn ? [['/naplata']] : [])
    expect(screen.queryByText(/Otvorite poveznicu u njoj/) === null).toBe(isSignedIn)
  })
  expect(logins).toEqual(isSignedIn ? [{ username: 'iva@primjer.hr', password: 'lozinka za probu' }] : [])
})

// The account exists by then: sending the form again would only report a taken address.
it('leads to the login page when the automatic sign-in fails', async () => {
  settings = { ...settings, loginAfterRegistration: true }
  registered = () => dataResponse({ id: 1 })
  login = () => errorResponse('INTERNAL')
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(/Otvorite poveznicu u njoj/)).toBeTruthy()
  expect(logins).toHaveLength(1)
  expect(toast.toastError).toHaveBeenCalledTimes(1)
})

it('requires no consent when the shop disables the check', async () => {
  settings = { ...settings, disableConsentCheck: true }
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: /Želim račun/ }))
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ consents: [] }]))
  settings = { ...settings, disableConsentCheck: false }
})

it('shows address errors of the server at their fields and keeps the input', async () => {
  registered = () => errorResponse('VALIDATION', { fieldErrors: { 'addresses.0.zipCode': ['zip'] } })
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Odmah upisujem i adresu' }))
  const address = within(await screen.findByRole('group', { name: 'Adresa' }))
  const place = { Telefon: '+385 91 234 5678', Ulica: 'Ilica', 'Kućni broj': '1', 'Poštanski broj': '1', Mjesto: 'Zagreb' }
  for (const [label, text] of Object.entries(place)) await user.type(address.getByLabelText(new RegExp(`^${label}`)), text)
  await user.click(submit())
  expect(await address.findByText('Poštanski broj ne odgovara odabranoj državi.')).toBeTruthy()
  expect(sent).toMatchObject([{ addresses: [{ type: 'Main', firstName: 'Iva', contactEmail: 'iva@primjer.hr', street: 'Ilica' }] }])
  expect(address.getByLabelText(/^Ulica/)).toHaveProperty('value', 'Ilica')
})

it.each([
  ['USER_EXISTS', /^E-pošta/, /^User already exist|Korisnik s ovom/],
  ['MEMBER_CARD_INVALID', /^Broj članske kartice/, /članska kartica/i],
] as const)('shows %s at its field', async (code, field, text) => {
  registered = () => errorResponse(code)
  const { user } = renderInShop(<RegisterForm consents={[consent]} />)
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})
