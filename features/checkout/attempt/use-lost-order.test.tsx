import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '@/features/auth/session/session'
import { signedInKey, restoreAuth } from '@/features/auth/session/auth-store'
import { clearCartRef, saveCartRef, reloadCartRef, useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { deleteCookie } from '@/lib/browser/cookies'
import { setToastHost, toastInfo } from '@/lib/browser/toast/toast'
import messages from '@/messages/hr.json'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { CheckoutView } from '@/features/checkout/page/checkout-view'
import { startAttempt, clearAttempt } from '@/features/checkout/state/order-attempt'
import { toOrderNotes } from '@/features/checkout/state/order-notes'
import { useCheckoutErrorHandler } from '@/features/checkout/state/use-checkout-error-handler'
import { usePlaceOrder } from './use-place-order'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))
vi.mock(import('@/lib/browser/toast/toast'), async (original) => (await import('@/tests/support/dom/spied')).spied(await original()))
vi.mock('@/features/checkout/page/checkout-steps', () => ({ CheckoutSteps: Steps }))

const ref = { cartId: 'k', protectCode: 't' }
const cart = sampleCart({ items: [sampleItem()], paymentMethodId: 2 })

/** Mocks the steps: changes and orders the cart. */
function Steps({ cartRef }: { cartRef: CartRef }) {
  const handleError = useCheckoutErrorHandler(cartRef)
  const { placeOrder } = usePlaceOrder(cartRef, { cart, guest: null })
  return (
    <>
      <button onClick={() => handleError(new ApiError({ message: '', statusCode: 409, data: { code: 'SESSION_USED' } }))}>
        Platit ću karticom
      </button>
      <button onClick={() => placeOrder(toOrderNotes('Na katu', null), 2)}>Naruči</button>
    </>
  )
}

const requestKeys: (string | null)[] = []
let cartError: ErrorCode | null = 'SESSION_USED'
let first: () => Response | Promise<Response>

const ordered = () => dataResponse({ html: '', orderSlug: 'narudzba' })

const server = setupServer(
  http.post('*/cart/getCart', () => (cartError ? errorResponse(cartError) : dataResponse(cart))),
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(null)),
  http.post('*/order/create', ({ request }) => {
    requestKeys.push(request.headers.get('idempotency-key'))
    return requestKeys.length === 1 ? first() : ordered()
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.clear()
  clearAttempt()
  restoreAuth()
  push.mockClear()
  vi.mocked(toastInfo).mockClear()
  requestKeys.length = 0
  cartError = 'SESSION_USED'
  first = ordered
  saveCartRef(ref)
})

/** Stores an attempt as after a reload: it is not in memory. */
function storeAttempt() {
  const { key } = startAttempt(ref, toOrderNotes('Na katu', null))
  useCheckoutStore.setState({ attempt: null })
  return key
}

const expectRedirect = () => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } })

it('recovers a lost order after a reload under the same key', async () => {
  const key = storeAttempt()
  renderInShop(<CheckoutView />)
  await waitFor(expectRedirect)
  expect(requestKeys).toEqual([key])
  expect(JSON.parse(sessionStorage.getItem('order:narudzba') ?? '')).toEqual(ref)
  expect(sessionStorage.getItem('order-attempt')).toBeNull()
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
})

it('opens the payment page when the provider was unavailable', async () => {
  storeAttempt()
  first = () => errorResponse('PAYMENT_UNAVAILABLE', { orderSlug: 'narudzba' })
  renderInShop(<CheckoutView />)
  await waitFor(() => expect(sessionStorage.getItem('order:narudzba')).not.toBeNull())
  expect(push).not.toHaveBeenCalled()
})

it.each<[string, ErrorCode, boolean]>([
  ['was archived', 'CART_ARCHIVED', true],
  ['became an order without an attempt in this tab', 'SESSION_USED', false],
])('a cart that %s shows as empty, and nothing is ordered', async (_, code, isPressed) => {
  if (isPressed) storeAttempt()
  cartError = code
  renderInShop(<CheckoutView />)
  expect(await screen.findByText('Košarica je prazna')).toBeDefined()
  expect(requestKeys).toEqual([])
})

const findEmptyCart = () => screen.findByText('Košarica je prazna')
const findLostCart = () => screen.findByText('Košarica je u međuvremenu ispražnjena')

it('redirects to the order when a change finds the cart ordered', async () => {
  cartError = null
  const { user } = renderInShop(<CheckoutView />)
  const choice = await screen.findByRole('button', { name: 'Platit ću karticom' })
  startAttempt(ref, toOrderNotes('Na katu', null))
  cartError = 'SESSION_USED'
  await user.click(choice)
  await waitFor(expectRedirect)
  expect(push).toHaveBeenCalledOnce()
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.orderArrived)
})

it('redirects to the home page when a change finds the cart ordered elsewhere', async () => {
  cartError = null
  const { user } = renderInShop(<CheckoutView />)
  const choice = await screen.findByRole('button', { name: 'Platit ću karticom' })
  cartError = 'SESSION_USED'
  await user.click(choice)
  expect(push).toHaveBeenCalledExactlyOnceWith('/')
})

it('requests an order once when the cart is lost during the request', async () => {
  let respond = () => {}
  cartError = null
  first = () => new Promise((resolve) => (respond = () => resolve(ordered())))
  const { user } = renderInShop(<CheckoutView />)
  await user.click(await screen.findByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(requestKeys).toHaveLength(1))
  cartError = 'SESSION_USED'
  act(clearCartRef)
  expect(screen.getByRole('status')).toBeDefined()
  respond()
  await waitFor(expectRedirect)
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
  expect([requestKeys.length, push.mock.calls.length]).toEqual([1, 1])
})

it('shows an empty cart after Back from the order', async () => {
  storeAttempt()
  renderInShop(<CheckoutView />)
  await waitFor(expectRedirect)
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await findEmptyCart()).toBeDefined()
})

describe('a cart that is still open', () => {
  beforeEach(() => {
    cartError = null
    storeAttempt()
  })

  it('is shown and not ordered without a click on the button', async () => {
    renderInShop(<CheckoutView />)
    expect(await screen.findByRole('button', { name: 'Naruči' })).toBeDefined()
    expect([requestKeys, sessionStorage.getItem('order-attempt')]).toEqual([[], expect.any(String)])
  })

  it('is not ordered when the browser has lost it, and the attempt ends', async () => {
    clearCartRef()
    renderInShop(<CheckoutView />)
    expect(await findEmptyCart()).toBeDefined()
    expect([requestKeys, sessionStorage.getItem('order-attempt')]).toEqual([[], null])
  })
})

describe('an order of a previous user', () => {
  beforeEach(() => {
    localStorage.setItem(signedInKey, '7')
    restoreAuth()
    cartError = null
  })

  async function startAttemptInThisTab() {
    renderInShop(<CheckoutView />)
    await screen.findByRole('button', { name: 'Naruči' })
    act(() => void startAttempt(ref, toOrderNotes('Na katu', null)))
    cartError = 'SESSION_USED'
  }

  it('is not requested after a sign-out', async () => {
    await startAttemptInThisTab()
    act(clearSession)
    expect(await screen.findByText('Odjavljeni ste')).toBeDefined()
    expect([requestKeys, useCheckoutStore.getState().attempt]).toEqual([[], null])
  })

  it('is not requested by a tab that learns of the lost cart before the new user', async () => {
    await startAttemptInThisTab()
    for (const name of ['cartId', 'protectCode'] as const) deleteCookie(name)
    localStorage.setItem(signedInKey, '8')
    act(reloadCartRef)
    expect(await findLostCart()).toBeDefined()
    expect([requestKeys, push.mock.calls]).toEqual([[], []])
  })

  it('is not requested after another page of the tab has cleared the attempt', async () => {
    await startAttemptInThisTab()
    sessionStorage.clear()
    act(clearCartRef)
    expect(await findLostCart()).toBeDefined()
    expect([requestKeys, useCartStore.getState().ref]).toEqual([[], null])
  })
})
