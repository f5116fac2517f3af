import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useCart } from '@/features/cart/queries'
import { useCartStore } from '@/features/cart/session/cart-store'
import { goToStep, setNotice, useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { markDraftSaved, saveDraft } from '@/features/checkout/address/address-draft'
import { initialAddressForm } from '@/features/checkout/address/initial-form'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { dismissToast, setToastHost, toastInfo } from '@/lib/browser/toast/toast'
import messages from '@/messages/hr.json'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { CheckoutSteps } from './checkout-steps'

vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => ({ push: () => {} }),
  ...(await import('@/tests/support/dom/plain-link')),
}))
vi.mock(import('@/lib/browser/toast/toast'), async (original) => (await import('@/tests/support/dom/spied')).spied(await original()))

const ref = { cartId: 'k', protectCode: 't' }
const address = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '091 555 0141',
  country: 'HR',
  countryId: 1,
  countryName: 'Hrvatska',
  region: null,
  city: 'Zagreb',
  street: 'Lipina',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}
const guest = {
  id: 1,
  email: 'ana@primjer.hr',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: null,
  addresses: [
    { ...address, id: 1, type: 'shipping' },
    { ...address, id: 2, type: 'main' },
  ],
}
const home = { id: 1, name: 'Na adresu', description: '', kind: 'home', estimate: '', price: 0, freeFrom: null, options: [] }
const transfer = { id: 1, name: 'Virman', description: '', paymentType: null, fee: 0, filesOnDelivery: false, holdProblem: null }

let cart: Cart
let skipShippingStep = false
const priced = (finalPrice: number, qty = 1) =>
  sampleItem({ qty, prices: { converted: { finalPrice, row: finalPrice * qty }, base: { finalPrice, cartTotal: finalPrice * qty } } })

const server = setupServer(
  http.get('*/ecommerce/cart/getCart', () => dataResponse(cart)),
  http.post('*/ecommerce/cart/getCart', () => dataResponse(cart)),
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(guest)),
  http.get('*/settings/getCheckoutSettings', () =>
    dataResponse({
      ...CheckoutSettings.parse({}),
      deliveryFrom: null,
      freeDeliveryFrom: null,
      freeDeliveryByCountry: {},
      allDeliveryFreeFrom: null,
      allDeliveryFreeByCountry: {},
      skipShippingStep,
    }),
  ),
  http.post('*/delivery/getApplicableDeliveryMethods', () => dataResponse([home])),
  http.post('*/payment/getApplicablePaymentMethods', () => dataResponse([transfer])),
  http.put('*/delivery/saveDeliveryMethod', () => {
    cart = { ...cart, deliveryMethodId: 1, version: cart.version + 1 }
    return dataResponse(cart)
  }),
  http.get('*/gdpr/web/consent/filter', () => dataResponse({ records: [], totalPages: 1, totalRecords: 0 })),
  http.post('*/gdpr/web/consent/filter', () => dataResponse({ records: [], totalPages: 1, totalRecords: 0 })),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  localStorage.clear()
  cart = sampleCart({ items: [sampleItem()], countryId: 1 })
  skipShippingStep = false
  vi.mocked(toastInfo).mockClear()
  setNotice(null)
  useAuthStore.setState({ status: 'signedOut', userId: null })
  useCartStore.setState({ ref, isRestored: true })
  useCheckoutStore.setState({ lastShownCart: null, lastShownEmail: null })
  window.history.replaceState(null, '', '/naplata?korak=delivery')
})

function Checkout() {
  const { data } = useCart()
  return data ? <CheckoutSteps cart={data} cartRef={ref} /> : null
}

it('goes on by itself when the delivery step is skipped', async () => {
  skipShippingStep = true
  renderInShop(<Checkout />)
  expect(await screen.findByRole('heading', { name: 'Kako plaćate?' })).toBeTruthy()
  expect(useCheckoutStore.getState().step).toBe('payment')
})

it('shows a changed price and quantity before the next step, which then opens', async () => {
  cart = { ...cart, deliveryMethodId: 1 }
  const { user } = renderInShop(<Checkout />)
  const next = await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  cart = { ...cart, items: [priced(12, 3)], version: 2 }
  await user.click(next)
  await screen.findByText('Jama: količina 1 → 3')
  expect(screen.getByText(/^Jama: cijena 10,00/)).toBeTruthy()
  expect(toastInfo).toHaveBeenCalledWith(expect.stringContaining('došlo je do ažuriranja'), { duration: 12_000 })
  expect(useCheckoutStore.getState().step).toBe('delivery')

  await user.click(await screen.findByRole('button', { name: 'Nastavi na plaćanje' }))
  await screen.findByRole('heading', { name: 'Kako plaćate?' })
  // Once more before the order.
  expect(screen.getByText('Jama: količina 1 → 3')).toBeTruthy()
  expect(toastInfo).toHaveBeenCalledTimes(1)
})

it('shows a change that another window made', async () => {
  cart = { ...cart, deliveryMethodId: 1 }
  const { client } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  cart = { ...cart, items: [priced(12)], version: 2 }
  await client.invalidateQueries()
  expect(await screen.findByText(/^Jama: cijena 10,00/)).toBeTruthy()
})

function CurrentCheckout() {
  const { data } = useCart()
  const current = useCartStore((state) => state.ref)
  return data && current ? <CheckoutSteps cart={data} cartRef={current} /> : null
}

it('names what a sign-in in another window has put into the cart, and the new e-mail address', async () => {
  cart = { ...cart, deliveryMethodId: 1 }
  renderInShop(<CurrentCheckout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  const kiklop = sampleItem({ itemId: 9, productId: 2, productData: { ...sampleItem().productData, name: 'Kiklop' } })
  cart = { ...cart, cartId: 'racun', items: [sampleItem({ itemId: 21 }), kiklop], version: 4 }
  server.use(http.get('*/user/guest', () => dataResponse({ ...guest, email: 'iva@primjer.hr' })))
  act(() => useCartStore.setState({ ref: { cartId: 'racun', protectCode: 'u' } }))
  expect(await screen.findByText('Kiklop: dodano u košaricu')).toBeTruthy()
  expect(await screen.findByText('Adresa e-pošte ana@primjer.hr → iva@primjer.hr')).toBeTruthy()
  expect(screen.queryByText('Jama: više nije u košarici')).toBeNull()
  expect(toastInfo, 'nothing but the address').toHaveBeenCalledExactlyOnceWith(messages.checkout.emailChanged, { duration: 12_000 })
})

// docs/rules/checkout.md#changes-between-steps
it('announces a method that another window has chosen in the notice only', async () => {
  cart = { ...cart, deliveryMethodId: 1, paymentMethodId: 1 }
  const { client } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  cart = { ...cart, paymentMethodId: 2, version: 2 }
  await client.invalidateQueries()
  expect(await screen.findByText(messages.checkout.notice.paymentMethod)).toBeTruthy()
  expect(toastInfo).not.toHaveBeenCalled()
})

// docs/rules/checkout.md#changes-between-steps
it('announces another e-mail address as such, not as a change of the products', async () => {
  cart = { ...cart, deliveryMethodId: 1 }
  const { client } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  server.use(http.get('*/user/guest', () => dataResponse({ ...guest, email: 'iva@primjer.hr' })))
  await client.invalidateQueries()
  expect(await screen.findByText('Adresa e-pošte ana@primjer.hr → iva@primjer.hr')).toBeTruthy()
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.emailChanged, { duration: 12_000 })
  cleanup()
  expect(dismissToast).toHaveBeenCalledWith(messages.checkout.emailChanged)
})

it('keeps showing the earlier changes, and takes its toast along', async () => {
  const item = (itemId: number) => sampleItem({ itemId, productData: { ...sampleItem().productData, name: `Knjiga ${itemId}` } })
  const items = Array.from({ length: 9 }, (_, i) => item(i + 1))
  cart = { ...cart, items, deliveryMethodId: 1 }
  const { client } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  for (const left of [8, 7, 1]) {
    cart = { ...cart, items: items.slice(-left), version: cart.version + 1, summary: { ...cart.summary, delivery: 10 - left } }
    await client.invalidateQueries()
    await waitFor(() => expect(useCheckoutStore.getState().lastShownCart?.version).toBe(cart.version))
  }
  expect(screen.getByText('Knjiga 1: više nije u košarici')).toBeTruthy()
  expect(screen.getByText('Knjiga 2: više nije u košarici')).toBeTruthy()
  expect(screen.getByText('i još 2 promjene')).toBeTruthy()
  expect(screen.getByText(/^Dostava 0,00.* → 9,00/)).toBeTruthy()
  cleanup()
  expect(dismissToast).toHaveBeenCalledWith(expect.stringContaining('došlo je do ažuriranja'))
})

const discounted = (coupon: number): Partial<Cart> => ({
  couponCode: coupon > 0 ? 'LJETO' : null,
  coupon: coupon > 0 ? { code: 'LJETO', kind: 'fixed' } : null,
  summary: { ...cart.summary, coupon, orderTotal: 10 - coupon },
})

it('takes the notice back when another window removes a coupon and applies it again', async () => {
  cart = { ...cart, ...discounted(2), deliveryMethodId: 1 }
  const { client } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  cart = { ...cart, ...discounted(0), version: 2 }
  await client.invalidateQueries()
  expect(await screen.findByText('Kupon LJETO → —')).toBeTruthy()
  cart = { ...cart, ...discounted(2), version: 3 }
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('U međuvremenu se promijenilo')).toBeNull())
  expect(toastInfo).toHaveBeenCalledTimes(1)
  expect(dismissToast).toHaveBeenCalledWith(messages.checkout.cartChanged)
})

it('shows no notice of the coupon that the shopper applies beside the steps', async () => {
  cart = { ...cart, deliveryMethodId: 1 }
  server.use(
    http.post('*/cart/applyCoupon', () => {
      cart = { ...cart, ...discounted(2), version: 2 }
      return dataResponse({ coupon: cart.coupon, cart })
    }),
  )
  const { user } = renderInShop(<Checkout />)
  await screen.findByRole('button', { name: 'Nastavi na plaćanje' })
  const [field] = await screen.findAllByLabelText('Kôd kupona')
  await user.type(field!, 'LJETO{Enter}')
  expect(await screen.findAllByText(/LJETO/)).not.toEqual([])
  await waitFor(() => expect(useCheckoutStore.getState().lastShownCart?.version).toBe(2))
  expect(toastInfo).not.toHaveBeenCalled()
})

it('shows no notice of what the shopper chose', async () => {
  const { user } = renderInShop(<Checkout />)
  await user.click(await screen.findByLabelText(/Na adresu/))
  await user.click(screen.getByRole('button', { name: 'Nastavi na plaćanje' }))
  await screen.findByRole('heading', { name: 'Kako plaćate?' })
  expect(toastInfo).not.toHaveBeenCalled()
  goToStep('delivery')
  await waitFor(() => expect(useCheckoutStore.getState().step).toBe('delivery'))
})

// docs/rules/checkout.md#unsaved-address
it('says above a later step that a changed address is not saved, with the way back', async () => {
  const form = initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] })
  markDraftSaved({ sent: form, values: form }, null)
  saveDraft({ ...form, shipping: { ...form.shipping, city: 'Split' } }, null)
  cart = { ...cart, deliveryMethodId: 1 }
  const { user } = renderInShop(<Checkout />)
  expect(await screen.findByText('Promjena adrese nije spremljena')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Natrag na adresu' }))
  await waitFor(() => expect(useCheckoutStore.getState().step).toBe('address'))
})
