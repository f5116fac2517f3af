import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { clearGift } from '@/features/checkout/state/gift-store'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import { CheckoutNotice } from '@/features/checkout/components/checkout-notice'
import { PaymentStep } from './payment-step'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))

const cartRef = { cartId: 'k', protectCode: 't' }
const cart = sampleCart({ digitalOnly: true, paymentMethodId: 1 })
const method = (id: number, name: string): PaymentMethod => ({
  id,
  name,
  description: '',
  paymentType: null,
  fee: 0,
  filesOnDelivery: name === 'Pouzeće',
})
const guest: GuestUser = { id: 1, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }

const sampleAddress = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactPhone: '091 555 0123',
  country: 'HR',
  countryId: 1,
  region: '',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

const calls: string[] = []
let sent: unknown
let version = 1
let savedMethodId = 1
const server = setupServer(
  http.put('*/payment/savePaymentMethod', async ({ request }) => {
    const { paymentMethodId } = Object(await request.json())
    calls.push(`save ${paymentMethodId}`)
    // The cart on the screen is that of before.
    savedMethodId = Number(paymentMethodId)
    version = 2
    return dataResponse({ ...cart, paymentMethodId: savedMethodId, version })
  }),
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, paymentMethodId: savedMethodId, version, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(guest)),
  http.post('*/order/create', async ({ request }) => {
    calls.push('order')
    sent = Object(await request.json())
    return dataResponse({ html: '', orderSlug: 'narudzba' })
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  calls.length = 0
  version = 1
  savedMethodId = 1
  push.mockClear()
  clearAttempt()
  useCheckoutStore.setState({ acceptedConsents: null, missingConsents: [], attempt: null, notice: null })
})

function show(own: Partial<Cart> = {}, buyer: GuestUser = guest) {
  return renderInShop(
    <>
      <CheckoutNotice />
      <PaymentStep
        cartRef={cartRef}
        cart={{ ...cart, ...own }}
        guest={buyer}
        user={null}
        settings={CheckoutSettings.parse({})}
        methods={[method(1, 'Uplatnica'), method(2, 'Pouzeće')]}
        deliveryMethods={[]}
        onBack={() => {}}
      />
    </>,
  )
}

const submit = () => screen.getByRole('button', { name: /^Naruči uz obvezu plaćanja · \d/ })

it('orders at once when the shown method is saved', async () => {
  const { user } = show()
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
})

// docs/rules/after-sale.md#withdrawal-companies
it.each([
  ['a consumer', null, /Rok za jednostrani raskid je 14 dana/],
  ['a company', { name: 'Knjiga d.o.o.', oib: '99007123051', address: '' }, /14 dana imaju samo potrošači/],
])('tells %s what holds for a withdrawal', (_, company, expected) => {
  show({}, { ...guest, company })
  expect(screen.getByText(/Narudžbom se obvezujete platiti/).textContent).toMatch(expected)
})

// docs/rules/checkout.md#order-button
it('names the countries of parcel and bill in the review', () => {
  const address = { ...sampleAddress, contactEmail: 'ana@primjer.hr' }
  const addresses = [
    { ...address, id: 1, type: 'shipping' as const },
    { ...address, id: 2, type: 'main' as const, country: 'SI', city: 'Ljubljana' },
  ]
  show({ digitalOnly: false }, { ...guest, addresses })
  const review = within(screen.getByRole('region', { name: 'Provjerite prije narudžbe' }))
  expect(review.getByText('10000 Zagreb, Hrvatska')).toBeDefined()
  expect(review.getByText('10000 Ljubljana, Slovenija')).toBeDefined()
})

// On a phone too, where everything stands in one column (docs/rules/checkout.md#order-button).
it('has the button with the total below the reviewed total', () => {
  show()
  const total = screen.getByText(/^Ukupno za plaćanje/)
  expect(total.compareDocumentPosition(submit()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(submit().textContent).toMatch(/10,00\s€$/)
})

it('orders once on two quick presses', async () => {
  show()
  fireEvent.click(submit())
  fireEvent.click(submit())
  await waitFor(() => expect(calls).not.toEqual([]))
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  expect(calls).toEqual(['order'])
})

// docs/rules/forms.md#server-errors: without a connection no toast can be loaded.
it('says beside the button why nothing was ordered, until the next try', async () => {
  server.use(http.post('*/cart/validateCart', () => Response.error(), { once: true }))
  const { user } = show()
  await user.click(submit())
  const problem = await screen.findByRole('alert')
  expect(problem.compareDocumentPosition(submit()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
  expect(screen.queryByRole('alert')).toBeNull()
})

// docs/rules/checkout.md#applicable-payment
it('says beside the chosen cash on delivery when the e-book comes', async () => {
  const { user } = show({ digitalOnly: false })
  const text = 'E-knjigu šaljemo e-poštom kad paket preuzmete i platite.'
  expect(screen.queryByText(text)).toBeNull()
  await user.click(screen.getByLabelText(/Pouzeće/))
  expect(screen.getByText(text)).toBeDefined()
  await waitFor(() => expect(calls).toEqual(['save 2']))
})

it('saves the shown method before ordering', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText(/Pouzeće/))
  await waitFor(() => expect(calls).toEqual(['save 2']))
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['save 2', 'save 2', 'order']))
})

it('shows a method that was chosen in another window', async () => {
  const changed = () => dataResponse({ ...cart, paymentMethodId: 2, version: 2, validateMemberCard: true })
  server.use(http.post('*/cart/validateCart', changed, { once: true }))
  const { user } = show()
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText(/Pouzeće/)).toHaveProperty('checked', true))
  expect(calls).toEqual([])
})

// docs/rules/checkout.md#delivery-choice
it('keeps the choice without a connection and saves it when the connection is back', async () => {
  server.use(http.put('*/payment/savePaymentMethod', () => Response.error(), { once: true }))
  const { user } = show()
  await user.click(screen.getByLabelText(/Pouzeće/))
  expect(await screen.findByRole('alert')).toBeDefined()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(calls).toEqual(['save 2']))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('does not order when the shown method cannot be saved', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText(/Pouzeće/))
  await waitFor(() => expect(calls).toEqual(['save 2']))
  server.use(http.put('*/payment/savePaymentMethod', () => errorResponse('PAYMENT_NOT_FOUND')))
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText(/Uplatnica/)).toHaveProperty('checked', true))
  expect(calls).toEqual(['save 2'])
})

it('leaves a lost order to the checkout when a change finds the cart ordered', async () => {
  saveCartRef(cartRef)
  server.use(http.post('*/order/create', () => Response.error()))
  const { user } = show()
  await user.click(submit())
  await waitFor(() => expect(useCheckoutStore.getState().attempt).not.toBeNull())
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  server.use(http.put('*/payment/savePaymentMethod', () => errorResponse('SESSION_USED')))
  await user.click(screen.getByLabelText(/Pouzeće/))
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(push).not.toHaveBeenCalled()
})

it('requires new consents, logs them and orders', async () => {
  const terms = { uniqueNumber: 'u', displayName: 'Prihvaćam nove uvjete.', assignedTo: 'checkout', version: 2 }
  const inForce = [
    { ...terms, id: 5, required: true },
    { ...terms, id: 6, displayName: 'Prihvaćam obradu podataka.', required: true },
    { ...terms, id: 8, displayName: 'Prihvaćam i pravila.', required: true },
    { ...terms, id: 7, displayName: 'Želim novosti.', required: false },
  ]
  const logged: unknown[] = []
  server.use(
    http.post('*/consent/filter', () => dataResponse({ records: inForce, totalRecords: 4, totalPages: 1, page: 1, limit: 100 })),
    http.post('*/consent/log/create', async ({ request }) => {
      logged.push(await request.json())
      return logged.length === 1 ? errorResponse('UNAVAILABLE') : dataResponse({})
    }),
    http.post('*/order/create', () => errorResponse('CONSENT_REQUIRED'), { once: true }),
  )
  const subject = { userType: 'guest' as const, email: guest.email }
  useCheckoutStore.setState({ acceptedConsents: { cartId: 'k', subject, ids: [3, 6] } })
  const { user } = show()
  await user.click(submit())
  const consent = await screen.findByLabelText(/^Prihvaćam nove uvjete/)
  const rules = screen.getByLabelText(/^Prihvaćam i pravila/)
  expect(screen.getAllByRole('checkbox')).toEqual([consent, rules])

  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(consent))
  expect(consent.getAttribute('aria-invalid')).toBe('true')
  expect([logged, calls]).toEqual([[], []])

  await user.click(consent)
  expect(consent.getAttribute('aria-invalid'), 'the error disappears with the tick').toBeNull()
  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(rules))
  await user.click(rules)
  await user.click(submit())
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  expect(calls).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
  expect(logged).toEqual([logged[0], { ...cartRef, status: true, sourceType: 'checkout', user: subject, consents: [5, 8] }])
  expect(useCheckoutStore.getState()).toMatchObject({ missingConsents: [], acceptedConsents: { ids: [3, 6, 5, 8] } })
})

describe('a gift', () => {
  beforeEach(() => clearGift(cart.cartId))
  const box = () => screen.getByRole('checkbox', { name: 'Ovo je dar' })

  it('is entered behind a checkbox, reviewed and sent', async () => {
    const { user } = show({ digitalOnly: false })
    expect(screen.queryByLabelText('Za koga')).toBeNull()
    await user.click(box())
    await user.type(screen.getByLabelText('Za koga'), 'Iva')
    await user.type(screen.getByLabelText('Poruka uz dar'), 'Sretno!')
    expect(screen.getByText('Još 993 znaka')).toBeDefined()
    const review = screen.getByRole('region', { name: 'Provjerite prije narudžbe' })
    expect(within(review).getByText(/Za: Iva\s+Sretno!/)).toBeDefined()
    await user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
    expect(sent).toMatchObject({ giftMessage: 'Sretno!', to: 'Iva', from: '' })
  })

  it('without any text blocks the order', async () => {
    const { user } = show({ digitalOnly: false })
    await user.click(box())
    await user.click(submit())
    expect(document.activeElement).toBe(screen.getByLabelText('Za koga'))
    expect(screen.getByText('Upišite za koga je dar ili poruku, ili uklonite kvačicu.')).toBeDefined()
    expect(calls).toEqual([])
    await user.click(box())
    await user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
  })

  it('is not offered or sent for a digital cart', async () => {
    const { user } = show({ digitalOnly: false })
    await user.click(box())
    await user.type(screen.getByLabelText('Za koga'), 'Iva')
    cleanup()
    const digital = show()
    expect(screen.queryByRole('checkbox', { name: 'Ovo je dar' })).toBeNull()
    await digital.user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
    expect(sent).toMatchObject({ giftMessage: '', to: '', from: '' })
  })
})

it('a shown change blocks only one press', async () => {
  const dearer = { ...cart, summary: { ...cart.summary, delivery: 4, orderTotal: 14 } }
  server.use(http.post('*/cart/validateCart', () => dataResponse({ ...dearer, validateMemberCard: true }), { once: true }))
  const { user } = show()
  await user.click(submit())
  expect(await screen.findByText(/^Dostava/)).toBeDefined()
  expect(calls).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
})
