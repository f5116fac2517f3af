import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { AddressBook } from './address-book'
import { CurrentUserProvider } from '@/features/account/current-user'

vi.setConfig({ testTimeout: 20_000 })
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const croatia = { id: 1, iso: 'HR', name: 'Hrvatska', phonePrefix: '385', zipPattern: '[1-5][0-9]{4}' }
const sent: unknown[] = []
let saved = () => dataResponse({ id: 7 })
const server = setupServer(
  http.get('*/api/v1/master/commons', () => dataResponse([croatia])),
  http.get('*/api/v2/ecommerce/settings/getCheckoutSettings', () =>
    dataResponse({ defaultCountry: 'HR', disableSpecialCharacterCheck: false }),
  ),
  http.post('*/api/v1/user/web/address/create', async ({ request }) => {
    sent.push(await request.json())
    return saved()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  sent.length = 0
  saved = () => dataResponse({ id: 7 })
  for (const name of ['toastSuccess', 'toastError'] as const) vi.spyOn(toast, name).mockImplementation(() => {})
})

async function fillIn() {
  const rendered = renderInShop(
    <CurrentUserProvider user={ana}>
      <AddressBook />
    </CurrentUserProvider>,
  )
  const { user } = rendered
  await user.click(screen.getByRole('button', { name: 'Dodaj adresu' }))
  expect(await screen.findByRole('heading', { name: 'Nova adresa' })).toBe(document.activeElement)
  const place = { Telefon: '+385 91 234 5678', Ulica: 'Ilica', 'Kućni broj': '1', 'Poštanski broj': '10000', Mjesto: 'Zagreb' }
  for (const [label, text] of Object.entries(place)) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
  return user
}
const save = () => screen.getByRole('button', { name: 'Spremi adresu' })

it('prefills the first address, uses it for delivery, and sends it once', async () => {
  const user = await fillIn()
  await user.dblClick(save())
  await waitFor(() => expect(toast.toastSuccess).toHaveBeenCalledWith('Adresa je spremljena.'))
  expect(sent).toMatchObject([{ type: 'shipping', firstName: 'Ana', contactEmail: 'ana@primjer.hr', street: 'Ilica', companyName: null }])
  expect(screen.getByRole('heading', { name: 'Adresar je prazan' })).toBeTruthy()
})

// docs/rules/forms.md#server-errors
it('shows errors of the server at their fields and keeps the input', async () => {
  saved = () => errorResponse('VALIDATION', { fieldErrors: { lastName: ['specialCharacters'] } })
  const user = await fillIn()
  await user.click(save())
  expect((await screen.findAllByText(/Unos sadrži posebne znakove/)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Ulica/)).toHaveProperty('value', 'Ilica')
  expect(toast.toastError).not.toHaveBeenCalled()
})

it('shows a toast and keeps the form when the server is unavailable', async () => {
  saved = () => errorResponse('UNAVAILABLE')
  const user = await fillIn()
  await user.click(save())
  await waitFor(() => expect(toast.toastError).toHaveBeenCalled())
  expect(screen.getByLabelText(/^Mjesto/)).toHaveProperty('value', 'Zagreb')
})
