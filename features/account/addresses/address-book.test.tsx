import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileQuery } from '@/features/auth/session/queries'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana, zagreb } from '@/tests/support/samples/sample-person'
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
  ...(['patch', 'put', 'delete'] as const).map((method) =>
    http[method](/\/user\/web\/address\/(update|default|delete)/, () => errorResponse('NOT_FOUND')),
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
  for (const name of ['toastSuccess', 'toastError', 'toastErrorText', 'toastInfo'] as const)
    vi.spyOn(toast, name).mockImplementation(() => {})
})

function open(person = ana) {
  return renderInShop(
    <CurrentUserProvider user={person}>
      <AddressBook />
    </CurrentUserProvider>,
  )
}

async function fillIn() {
  const { user } = open()
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

// docs/rules/forms.md#address-book
describe('an address that another tab has deleted', () => {
  const openStale = () => {
    const { user, client } = open({ ...ana, addresses: [{ ...zagreb, type: 'other', contactPhone: '+385 91 234 5678' }] })
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    return { user, isLoadedAgain: () => expect(invalidate).toHaveBeenCalledWith({ queryKey: profileQuery.queryKey }) }
  }

  it('is said to be gone once, at the form that keeps what was typed and adds it anew', async () => {
    const { user, isLoadedAgain } = openStale()
    await user.click(screen.getByRole('button', { name: 'Uredi adresu Ilica 1, Zagreb' }))
    await user.type(await screen.findByLabelText(/^Kućni broj/), '2')
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Te adrese više nema\./)
    expect(toast.toastError).not.toHaveBeenCalled()
    isLoadedAgain()
    expect(screen.getByRole('heading', { name: 'Nova adresa' })).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(toast.toastSuccess).toHaveBeenCalledWith('Adresa je spremljena.'))
    expect(sent).toMatchObject([{ street: 'Ilica', houseNumber: '12' }])
  })

  it('is said to be gone where it is chosen', async () => {
    const { user, isLoadedAgain } = openStale()
    await user.click(screen.getByRole('button', { name: 'Koristi za dostavu adresu Ilica 1, Zagreb' }))
    await waitFor(() => expect(toast.toastErrorText).toHaveBeenCalledExactlyOnceWith('Te adrese više nema.', expect.anything()))
    expect(toast.toastError).not.toHaveBeenCalled()
    isLoadedAgain()
  })

  it('is said to be gone where it is deleted, and the dialog closes', async () => {
    const { user, isLoadedAgain } = openStale()
    await user.click(screen.getByRole('button', { name: 'Obriši adresu Ilica 1, Zagreb' }))
    await user.click(await screen.findByRole('button', { name: 'Obriši' }))
    await waitFor(() => expect(toast.toastInfo).toHaveBeenCalledExactlyOnceWith('Te adrese više nema.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    isLoadedAgain()
  })
})
