import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/lib/api/entities/user.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { setToastHost } from '@/lib/browser/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana as newcomer, zagreb } from '@/tests/support/samples/sample-person'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { AddressStep } from './address-step'

vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a', useRouter: () => ({ push: () => {} }), useSearchParams: () => new URLSearchParams() }))

vi.setConfig({ testTimeout: 20_000 })

type Sent = { path: string; body: Record<string, unknown> }
const sent: Sent[] = []
const toasts: unknown[] = []

/** Records the request and answers with `data`. */
const record = (method: 'patch' | 'post', path: string, data: object) =>
  http[method](`*/api/v1/${path}`, async ({ request }) => {
    const body: Record<string, unknown> = Object(await request.json())
    sent.push({ path, body })
    return dataResponse(data)
  })

const guestAnswer = { id: 1, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }
const server = setupServer(
  record('patch', 'user/guest', guestAnswer),
  record('post', 'gdpr/web/consent/log/create', {}),
  record('post', 'marketing/newsletter/subscribe', {}),
  record('post', 'user/web/address/create', { id: 9 }),
  record('patch', 'user/web/address/update/1', { id: 1 }),
  record('patch', 'user/web/address/update/9', { id: 9 }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => (toasts.push(error), 'Nema veze.') })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  localStorage.clear()
  useCheckoutStore.setState({ acceptedConsents: null, missingConsents: [], attempt: null, notice: null })
  sent.length = 0
  toasts.length = 0
})

const terms = { id: 3, uniqueNumber: 'u', displayName: 'Prihvaćam uvjete.', assignedTo: 'checkout', required: true, version: 2 }

const ana: User = { ...newcomer, addresses: [zagreb] }

type Shown = { user?: User | null; digitalOnly?: boolean; cartId?: string }

async function show({ user = null, digitalOnly = false, cartId = 'k' }: Shown = {}) {
  const onDone = vi.fn<() => void>()
  const shown = renderInShop(
    <AddressStep
      cartRef={{ cartId, protectCode: 't' }}
      guest={null}
      user={user}
      countries={[
        { id: 1, iso: 'HR', name: 'Hrvatska', phonePrefix: '+385', zipPattern: '\\d{5}' },
        { id: 2, iso: 'SI', name: 'Slovenija', phonePrefix: '+386', zipPattern: '\\d{4}' },
      ]}
      consents={[terms, { ...terms, id: 4, uniqueNumber: 'n', displayName: 'Želim novosti.', required: false }]}
      settings={CheckoutSettings.parse({})}
      digitalOnly={digitalOnly}
      onDone={onDone}
    />,
  )
  // The saved addresses load lazily.
  if (user) await screen.findByRole('group', { name: /Adresa/ })
  return { ...shown, onDone }
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Nastavi/ }))
/** By label, because queries by role are slow. */
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))

/** Fills all fields at once. */
const page = { totalRecords: 1, totalPages: 1, page: 1, limit: 100 }

function fill(own: Record<string, string> = {}) {
  const values = { Ime: 'Ana', Prezime: 'Marić', 'Adresa e-pošte': 'ana@primjer.hr', Telefon: '091 234 567', Ulica: 'Ilica' }
  const more = { 'Kućni broj': '1', 'Poštanski broj': '10000', Mjesto: 'Zagreb' }
  for (const [name, value] of Object.entries({ ...values, ...more, ...own })) {
    fireEvent.change(field(name), { target: { value } })
  }
}

const bodyOf = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body)

describe('a guest', () => {
  it('gets a focused error summary with links to the fields', async () => {
    const { user, onDone } = await show()
    await submit(user)
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ime: Unos ovog polja je obavezan',
      'Prezime: Unos ovog polja je obavezan',
      'Adresa e-pošte: Unos ovog polja je obavezan',
      'Telefon: Unos ovog polja je obavezan',
      'Ulica: Unos ovog polja je obavezan',
      'Kućni broj: Unos ovog polja je obavezan',
      'Poštanski broj: Unos ovog polja je obavezan',
      'Mjesto: Unos ovog polja je obavezan',
      'Prihvaćam uvjete: Za nastavak prihvatite obavezne privole.',
    ])
    await user.click(screen.getByRole('link', { name: /^Ime/ }))
    expect(document.activeElement).toBe(field('Ime'))
    expect(sent).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  })

  it('sends the address for delivery and billing, logs the consents and continues', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodyOf('user/guest')).toMatchObject([
      {
        email: 'ana@primjer.hr',
        company: null,
        addresses: [
          { type: 'main', city: 'Zagreb' },
          { type: 'shipping', city: 'Zagreb' },
        ],
      },
    ])
    expect(bodyOf('gdpr/web/consent/log/create')).toEqual([
      { status: true, sourceType: 'checkout', consents: [3], user: { userType: 'guest', email: 'ana@primjer.hr' } },
    ])
  })

  it('is subscribed to the newsletter once, and a withdrawal is logged', async () => {
    const news = { ...terms, id: 4, assignedTo: 'newsletter' }
    server.use(http.post('*/api/v1/gdpr/web/consent/filter', () => dataResponse({ ...page, records: [news] })))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('marketing/newsletter/subscribe')).toEqual([{ email: 'ana@primjer.hr' }])
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(3))
    expect(bodyOf('gdpr/web/consent/log/create').at(-1)).toMatchObject({ status: false, consents: [4] })
  })

  it('keeps accepted consents when only the address changes', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    cleanup()
    const back = await show()
    expect(screen.getByLabelText(/^Želim/)).toHaveProperty('checked', true)
    fireEvent.change(field('Kućni broj'), { target: { value: '2' } })
    await submit(back.user)
    await waitFor(() => expect(back.onDone).toHaveBeenCalledOnce())
    expect(bodyOf('gdpr/web/consent/log/create')).toMatchObject([{ status: true }, { status: true, consents: [3, 4] }])
  })

  it('has accepted nothing for another cart', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    cleanup()
    await show({ cartId: 'drugi' })
    expect(screen.getByLabelText(/^Prihvaćam/)).toHaveProperty('checked', false)
  })

  it('is subscribed again with a corrected e-mail', async () => {
    const news = { ...terms, id: 4, assignedTo: 'newsletter' }
    const corrected = { ...guestAnswer, email: 'ana.maric@primjer.hr' }
    server.use(http.post('*/api/v1/gdpr/web/consent/filter', () => dataResponse({ ...page, records: [news] })))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    server.use(http.patch('*/api/v1/user/guest', () => dataResponse(corrected)))
    fireEvent.change(field('Adresa e-pošte'), { target: { value: corrected.email } })
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('marketing/newsletter/subscribe')).toEqual([{ email: 'ana@primjer.hr' }, { email: corrected.email }])
  })

  it('keeps the form after a network failure and can retry', async () => {
    server.use(http.patch('*/api/v1/user/guest', () => HttpResponse.error(), { once: true }))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(onDone).not.toHaveBeenCalled()
    expect(field('Mjesto')).toHaveProperty('value', 'Zagreb')
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('gets the server’s errors at their fields', async () => {
    const fieldErrors = { 'addresses.1.zipCode': ['zip'], 'addresses.0.companyOIB': ['oib'] }
    server.use(http.patch('*/api/v1/user/guest', () => errorResponse('VALIDATION', { fieldErrors })))
    const { user } = await show()
    fill()
    await user.click(screen.getByLabelText(/tvrtku/))
    await user.type(field('Naziv tvrtke'), 'Knjiga d.o.o.')
    await user.type(field('OIB tvrtke'), '99007123051')
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await screen.findByRole('alert')
    expect(field('Poštanski broj').getAttribute('aria-invalid')).toBe('true')
    expect(field('OIB tvrtke').getAttribute('aria-invalid')).toBe('true')
    expect(toasts).toEqual([])
  })

  it('of a company abroad enters a VAT number', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText(/tvrtku/))
    await user.type(field('OIB tvrtke'), '12345678901')
    await user.tab()
    expect(await screen.findByText('OIB nije ispravan. Provjerite znamenke.')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /Država/ }), 'SI')
    await submit(user)
    expect(await screen.findAllByText(/Porezni broj nije u obliku/)).toHaveLength(2)
    expect(field('Porezni broj tvrtke')).toBeDefined()
  })

  it('finds the typed values after a reload', async () => {
    const { user } = await show()
    await user.type(field('Mjesto'), 'Zadar')
    cleanup()
    await show()
    expect(field('Mjesto')).toHaveProperty('value', 'Zadar')
  })
})

describe('a signed-in user', () => {
  it('continues with the saved shipping address', async () => {
    const { user, onDone } = await show({ user: ana })
    expect(screen.getByRole('radio', { name: /Ilica 1, 10000 Zagreb/ })).toHaveProperty('checked', true)
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ path }) => path)).toEqual(['user/guest', 'gdpr/web/consent/log/create'])
    expect(bodyOf('gdpr/web/consent/log/create')).toMatchObject([{ user: { userType: 'registered' } }])
  })

  it('saves a new address to the address book unless unchecked', async () => {
    const { user, onDone } = await show({ user: ana })
    await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
    expect(field('Adresa e-pošte')).toHaveProperty('value', 'ana@primjer.hr')
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodyOf('user/web/address/create')).toMatchObject([{ type: 'other', city: 'Zagreb' }])

    await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
    await user.click(screen.getByRole('checkbox', { name: 'Spremi adresu u adresar' }))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('user/web/address/create')).toHaveLength(1)
  })

  it('edits the saved address on return', async () => {
    const { user, onDone } = await show({ user: ana })
    await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
    fill({ Ulica: 'Korzzo' })
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    cleanup()
    const back = await show({ user: { ...ana, addresses: [zagreb, { ...zagreb, id: 9, type: 'other', street: 'Korzzo' }] } })
    expect(screen.getByRole('radio', { name: /Korzzo 1, 10000 Zagreb/ })).toHaveProperty('checked', true)
    await user.click(screen.getAllByRole('button', { name: 'Uredi ovu adresu' })[1] ?? document.body)
    fireEvent.change(field('Ulica'), { target: { value: 'Korzo' } })
    await submit(back.user)
    await waitFor(() => expect(back.onDone).toHaveBeenCalledOnce())
    expect(bodyOf('user/web/address/update/9')).toMatchObject([{ street: 'Korzo', city: 'Zagreb' }])
    expect(bodyOf('user/web/address/create')).toHaveLength(1)
  })

  it('edits a saved address and continues when saving fails', async () => {
    server.use(http.patch('*/api/v1/user/web/address/update/1', () => HttpResponse.error(), { once: true }))
    const { user, onDone } = await show({ user: ana })
    await user.click(screen.getByRole('button', { name: 'Uredi ovu adresu' }))
    await user.clear(field('Kućni broj'))
    await user.type(field('Kućni broj'), '1b')
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('user/web/address/update/1')).toMatchObject([{ houseNumber: '1b', city: 'Zagreb' }])
  })

  it('gets an incomplete saved address reported at its card', async () => {
    const { user } = await show({ user: { ...ana, addresses: [{ ...zagreb, contactPhone: '' }] } })
    await submit(user)
    expect(await screen.findAllByText(/Ova adresa nije potpuna/)).toHaveLength(2)
  })
})

it('asks only for the billing address of a digital cart', async () => {
  const { user, onDone } = await show({ digitalOnly: true })
  expect(screen.queryByText(/dostavljač/)).toBeNull()
  expect(screen.queryByRole('checkbox', { name: /drukčija/ })).toBeNull()
  fill()
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/guest')).toMatchObject([{ addresses: [{ type: 'main' }] }])
})
