import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rememberCart } from '@/features/cart/cart-store'
import type { ErrorCode } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { useCheckoutStore } from './checkout-store'
import { CheckoutView } from './components/checkout-view'
import { attemptWith, forgetAttempt } from './order-attempt'
import { orderWords } from './order-words'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/plain-link')) }))
vi.mock('./components/checkout-steps', () => ({ CheckoutSteps: () => null }))

const ref = { cartId: 'k', protectCode: 't' }
const asked: (string | null)[] = []
let became: ErrorCode = 'SESSION_USED'
let first: () => Response

const ordered = () => answer({ html: '', orderSlug: 'narudzba' })

const server = setupServer(
  http.post('*/cart/getCart', () => refusal(became)),
  http.post('*/order/create', ({ request }) => {
    asked.push(request.headers.get('idempotency-key'))
    return asked.length === 1 ? first() : ordered()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  forgetAttempt()
  push.mockClear()
  asked.length = 0
  became = 'SESSION_USED'
  first = ordered
  rememberCart(ref)
})

/** As a page that was loaded anew knows it. */
function pressedBefore() {
  const { key } = attemptWith(ref, orderWords('Na katu', null))
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
