import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { calls, cart, cartRef, guest, method, server, setUpPaymentStep, pickup, show, submit } from '@/tests/support/checkout/payment-step'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))

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

setUpPaymentStep()
beforeEach(() => push.mockClear())

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
it.each([
  ['by parcel', null, 'E-knjigu šaljemo e-poštom kad paket preuzmete i platite.'],
  ['collected in the shop', pickup.id, 'E-knjigu šaljemo e-poštom kad narudžbu preuzmete i platite u knjižari.'],
])('says beside the chosen cash on delivery when the e-book comes: %s', async (_, deliveryMethodId, text) => {
  const { user } = show({ digitalOnly: false, deliveryMethodId })
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

it.each([
  [true, 'Nije obavezno.'],
  [false, 'Nije obavezno. Primjerice: zvonite dvaput.'],
])('speaks of the doorbell only where somebody rings: digital %s', (digitalOnly, hint) => {
  show({ digitalOnly })
  expect(screen.getByText(hint)).toBeDefined()
})

// docs/rules/checkout.md#order-button
it('reviews where an order is collected and by whom, not their address', () => {
  const address = { ...sampleAddress, contactEmail: 'ana@primjer.hr' }
  const addresses = [
    { ...address, id: 1, type: 'shipping' as const, street: 'Daleka ulica' },
    { ...address, id: 2, type: 'main' as const },
  ]
  show({ digitalOnly: false, deliveryMethodId: pickup.id }, { ...guest, addresses })
  const review = within(screen.getByRole('region', { name: 'Provjerite prije narudžbe' }))
  expect(review.getByText('Preuzima')).toBeDefined()
  expect(review.getByText('Tiha ulica 7, Zagreb')).toBeDefined()
  expect(review.queryByText(/Daleka ulica/)).toBeNull()
})

// docs/rules/checkout.md#refused-payment
it('offers no method that the limits of unpaid orders refuse, and says why', async () => {
  const { user } = show({}, guest, [method(1, 'Uplatnica', 'HOLD_TOO_MANY'), method(2, 'Kartica')])
  const refused = screen.getByRole('radio', { name: /^Uplatnica.*Već čuvamo više vaših neplaćenih narudžbi/ })
  expect(refused).toHaveProperty('disabled', true)
  expect(refused).toHaveProperty('checked', false)
  await user.click(submit())
  expect(calls).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Kartica/ }))
})

it('leads from a refusal of the payment to the other methods', async () => {
  server.use(http.post('*/order/create', () => errorResponse('HOLD_TOO_MANY')))
  const { user } = show()
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Promijenite način plaćanja' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Pouzeće/ }))
})
