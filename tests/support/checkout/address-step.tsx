import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { AddressStep } from '@/features/checkout/address/address-step'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { User } from '@/lib/api/entities/user.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'

type Sent = { path: string; body: Record<string, unknown> }
export const sent: Sent[] = []
export const toasts: unknown[] = []

/** Records the request and answers with `data`. */
const record = (method: 'patch' | 'post', path: string, data: object) =>
  http[method](`*/api/v1/${path}`, async ({ request }) => {
    const body: Record<string, unknown> = Object(await request.json())
    sent.push({ path, body })
    return dataResponse(data)
  })

export const guestAnswer = {
  id: 1,
  email: 'ana@primjer.hr',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: null,
  addresses: [],
}
export const server = setupServer(
  record('patch', 'user/guest', guestAnswer),
  record('post', 'gdpr/web/consent/log/create', {}),
  record('post', 'marketing/newsletter/subscribe', {}),
  record('post', 'user/web/address/create', { id: 9 }),
  record('patch', 'user/web/address/update/1', { id: 1 }),
  record('patch', 'user/web/address/update/9', { id: 9 }),
)

/** Starts the server of these tests; each begins with an empty browser. */
export function setUpAddressStep() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    setToastHost({ open: () => {}, describe: (error) => (toasts.push(error), 'Nema veze.') })
  })
  afterAll(() => server.close())
  afterEach(() => server.resetHandlers())
  beforeEach(() => {
    localStorage.clear()
    useCheckoutStore.setState({ acceptedConsents: null, consentTicks: null, missingConsents: [], attempt: null, notice: null })
    sent.length = 0
    toasts.length = 0
  })
}

export const terms = { id: 3, uniqueNumber: 'u', displayName: 'Prihvaćam uvjete.', assignedTo: 'checkout', required: true, version: 2 }

type Shown = { user?: User | null; digitalOnly?: boolean; cartId?: string }

export async function show({ user = null, digitalOnly = false, cartId = 'k' }: Shown = {}) {
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
  if (user) await screen.findAllByRole('group', { name: /Adresa/ })
  return { ...shown, onDone }
}

export const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Nastavi/ }))
/** By label, because queries by role are slow. */
export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))

/** Fills all fields at once. */
export function fill(own: Record<string, string> = {}) {
  const values = { Ime: 'Ana', Prezime: 'Marić', 'Adresa e-pošte': 'ana@primjer.hr', Telefon: '091 234 567', Ulica: 'Ilica' }
  const more = { 'Kućni broj': '1', 'Poštanski broj': '10000', Mjesto: 'Zagreb' }
  for (const [name, value] of Object.entries({ ...values, ...more, ...own })) {
    fireEvent.change(field(name), { target: { value } })
  }
}

export const bodyOf = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body)
