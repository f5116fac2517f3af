import { act, cleanup, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { clearCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { setLastShownCart, useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { CartScreen } from './cart-screen'
import { CheckoutView } from './checkout-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => ({ push: () => {} }),
  ...(await import('@/tests/support/dom/plain-link')),
}))
// The steps and the lines have their own tests.
vi.mock('@/features/cart/components/cart-content', () => ({ CartContent: () => <p>Proizvodi</p> }))
vi.mock('./checkout-steps', () => ({ CheckoutSteps: () => <p>Koraci</p> }))

let cart = sampleCart()
const server = setupServer(
  http.post('*/ecommerce/cart/getCart', () => dataResponse(cart)),
  http.get('*/settings/getCheckoutSettings', () => dataResponse({})),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  cart = sampleCart({ items: [sampleItem()] })
  useAuthStore.setState({ status: 'signedOut', userId: null })
  useCartStore.setState({ ref: { cartId: 'k', protectCode: 't' }, isRestored: true })
})

// docs/rules/checkout.md#lost-cart
it.each([
  ['checkout', <CheckoutView key="checkout" />, 'Koraci'],
  ['cart page', <CartScreen key="cart" memberCard={null} below={null} />, 'Proizvodi'],
])('the %s says that the session has ended and that the cart waits', async (_, page, content) => {
  useAuthStore.setState({ status: 'signedIn', userId: '7', access: { token: 'a', expiresAt: Date.now() + 60_000 } })
  renderInShop(page)
  await screen.findByText(content)
  act(() => {
    clearCartRef()
    useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
  })
  expect(await screen.findByRole('heading', { name: 'Odjavljeni ste' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prijavite se' })).toBeTruthy()
})

it('says that another window has emptied the cart', async () => {
  const { client } = renderInShop(<CheckoutView />)
  await screen.findByText('Koraci')
  cart = { ...sampleCart({ items: [] }), version: 9 }
  await client.invalidateQueries()
  expect(await screen.findByRole('heading', { name: 'Košarica je u međuvremenu ispražnjena' })).toBeTruthy()
})

it('says only that a cart is empty when it was empty before', async () => {
  cart = sampleCart({ items: [] })
  renderInShop(<CheckoutView />)
  expect(await screen.findByRole('heading', { name: 'Košarica je prazna' })).toBeTruthy()
})

it('says on the cart page only that a cart is empty when its lines are removed', async () => {
  const { client } = renderInShop(<CartScreen memberCard={null} below={null} />)
  await screen.findByText('Proizvodi')
  cart = { ...sampleCart({ items: [] }), version: 9 }
  await client.invalidateQueries()
  expect(await screen.findByRole('heading', { name: 'Košarica je prazna' })).toBeTruthy()
})

// docs/rules/checkout.md#changes-between-steps
it('remembers the cart that was shown while that of a sign-in loads, and forgets it when the checkout is left', async () => {
  renderInShop(<CheckoutView />)
  await screen.findByText('Koraci')
  setLastShownCart(cart)
  act(() => useCartStore.setState({ ref: { cartId: 'racun', protectCode: 'u' } }))
  await screen.findByText('Koraci')
  expect(useCheckoutStore.getState().lastShownCart).toEqual(cart)
  cleanup()
  expect(useCheckoutStore.getState().lastShownCart).toBeNull()
})
