import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '@/features/auth/session/session'
import { signedInKey, restoreAuth } from '@/features/auth/session/auth-store'
import { clearCartRef, saveCartRef, reloadCartRef, useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { deleteCookie } from '@/lib/browser/cookies'
import { setToastHost } from '@/lib/browser/toast'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { sampleCart, sampleItem } from '@/tests/support/sample-cart'
import { useCheckoutStore } from '@/features/checkout/checkout-store'
import { CheckoutView } from '@/features/checkout/components/checkout-view'
import { startAttempt, clearAttempt } from './order-attempt'
import { toOrderNotes } from '@/features/checkout/review/order-notes'
import { useCheckoutErrorHandler } from './use-checkout-error-handler'
import { usePlaceOrder } from './use-place-order'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/plain-link')) }))
vi.mock('@/features/checkout/components/checkout-steps', () => ({ CheckoutSteps: Steps }))

const ref = { cartId: 'k', protectCode: 't' }
const cart = sampleCart({ items: [sampleItem()] })

/** Of the checkout's steps what changes the cart, and what orders it. */
function Steps({ cartRef }: { cartRef: CartRef }) {
  const tell = useCheckoutErrorHandler(cartRef)
  const { order } = usePlaceOrder(cartRef, { cart, guest: null })
  return (
    <>
      <button onClick={() => tell(new ApiError({ message: '', statusCode: 409, data: { code: 'SESSION_USED' } }))}>
        Platit ću karticom
      </button>
      <button onClick={() => order(toOrderNotes('Na katu', null))}>Naruči</button>
    </>
  )
}

const asked: (string | null)[] = []
let became: ErrorCode | null = 'SESSION_USED'
let first: () => Response | Promise<Response>

const ordered = () => answer({ html: '', orderSlug: 'narudzba' })

const server = setupServer(
  http.post('*/cart/getCart', () => (became ? refusal(became) : answer(cart))),
  http.post('*/cart/validateCart', () => answer({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => answer(null)),
  http.post('*/order/create', ({ request }) => {
    asked.push(request.headers.get('idempotency-key'))
    return asked.length === 1 ? first() : ordered()
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
  asked.length = 0
  became = 'SESSION_USED'
  first = ordered
  saveCartRef(ref)
})

/** As a page that was loaded anew knows it. */
function pressedBefore() {
  const { key } = startAttempt(ref, toOrderNotes('Na katu', null))
  useCheckoutStore.setState({ attempt: null })
  return key
}

const isThere = () => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } })

it('an order whose answer was lost is found again after a reload, under the same key', async () => {
  const key = pressedBefore()
  renderInShop(<CheckoutView />)
  await waitFor(isThere)
  expect(asked).toEqual([key])
  expect(JSON.parse(sessionStorage.getItem('order:narudzba') ?? '')).toEqual(ref)
  expect(sessionStorage.getItem('order-attempt')).toBeNull()
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
})

it('an order that stands and whose provider was silent is paid on its own page', async () => {
  pressedBefore()
  first = () => refusal('PAYMENT_UNAVAILABLE', { orderSlug: 'narudzba' })
  renderInShop(<CheckoutView />)
  await waitFor(() => expect(sessionStorage.getItem('order:narudzba')).not.toBeNull())
  expect(push).not.toHaveBeenCalled()
})

it.each<[string, ErrorCode, boolean]>([
  ['was closed', 'CART_ARCHIVED', true],
  ['became an order that nobody waits for here', 'SESSION_USED', false],
])('a cart that %s is an empty one, and nothing is ordered', async (_, code, isPressed) => {
  if (isPressed) pressedBefore()
  became = code
  renderInShop(<CheckoutView />)
  expect(await screen.findByText('Košarica je prazna')).toBeDefined()
  expect(asked).toEqual([])
})

const isEmpty = () => screen.findByText('Košarica je prazna')

it('a choice that finds the cart ordered leads to that order, and not home', async () => {
  became = null
  const { user } = renderInShop(<CheckoutView />)
  const choice = await screen.findByRole('button', { name: 'Platit ću karticom' })
  startAttempt(ref, toOrderNotes('Na katu', null))
  became = 'SESSION_USED'
  await user.click(choice)
  await waitFor(isThere)
  expect(push).toHaveBeenCalledOnce()
})

it('a choice that finds the cart ordered by nobody here leads home', async () => {
  became = null
  const { user } = renderInShop(<CheckoutView />)
  const choice = await screen.findByRole('button', { name: 'Platit ću karticom' })
  became = 'SESSION_USED'
  await user.click(choice)
  expect(push).toHaveBeenCalledExactlyOnceWith('/')
})

it('a cart that is lost while its order is asked for is asked for once, and leads there once', async () => {
  let answerNow = () => {}
  became = null
  first = () => new Promise((resolve) => (answerNow = () => resolve(ordered())))
  const { user } = renderInShop(<CheckoutView />)
  await user.click(await screen.findByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  became = 'SESSION_USED'
  act(clearCartRef)
  expect(screen.getByRole('status')).toBeDefined()
  answerNow()
  await waitFor(isThere)
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
  expect([asked.length, push.mock.calls.length]).toEqual([1, 1])
})

it('Back from the order shows an empty cart, not for ever what waits', async () => {
  pressedBefore()
  renderInShop(<CheckoutView />)
  await waitFor(isThere)
  expect(screen.queryByText('Košarica je prazna')).toBeNull()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await isEmpty()).toBeDefined()
})

describe('a cart that is still open', () => {
  beforeEach(() => {
    became = null
    pressedBefore()
  })

  it('is shown, and nothing is ordered before the button is pressed', async () => {
    renderInShop(<CheckoutView />)
    expect(await screen.findByRole('button', { name: 'Naruči' })).toBeDefined()
    expect([asked, sessionStorage.getItem('order-attempt')]).toEqual([[], expect.any(String)])
  })

  it('is not ordered either where this browser has lost it, and not asked about again', async () => {
    clearCartRef()
    renderInShop(<CheckoutView />)
    expect(await isEmpty()).toBeDefined()
    expect([asked, sessionStorage.getItem('order-attempt')]).toEqual([[], null])
  })
})

describe('an order of the one who was here before', () => {
  beforeEach(() => {
    localStorage.setItem(signedInKey, '7')
    restoreAuth()
    became = null
  })

  async function pressHere() {
    renderInShop(<CheckoutView />)
    await screen.findByRole('button', { name: 'Naruči' })
    act(() => void startAttempt(ref, toOrderNotes('Na katu', null)))
    became = 'SESSION_USED'
  }

  it('is not asked for once they have signed out', async () => {
    await pressHere()
    act(clearSession)
    expect(await isEmpty()).toBeDefined()
    expect([asked, useCheckoutStore.getState().attempt]).toEqual([[], null])
  })

  it('is not asked for by a tab that hears first that the cart is gone, and then by whom', async () => {
    await pressHere()
    for (const name of ['cartId', 'protectCode'] as const) deleteCookie(name)
    localStorage.setItem(signedInKey, '8')
    act(reloadCartRef)
    expect(await isEmpty()).toBeDefined()
    expect([asked, push.mock.calls]).toEqual([[], []])
  })

  it('is not asked for by a page that another page of this tab has forgotten it behind', async () => {
    await pressHere()
    sessionStorage.clear()
    act(clearCartRef)
    expect(await isEmpty()).toBeDefined()
    expect([asked, useCartStore.getState().ref]).toEqual([[], null])
  })
})
