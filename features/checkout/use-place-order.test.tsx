import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useCartStore } from '@/features/cart/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { connectToasts } from '@/lib/toast'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { forgetAttempt } from './checkout-store'
import { usePlaceOrder } from './use-place-order'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const amounts = { itemsTotal: 10, loyalty: 0, coupon: 0, cartTotal: 10, delivery: 0, orderTotal: 10 }
const cart: Cart = {
  id: 'k',
  cartId: 'k',
  protectCode: 't',
  items: [],
  summary: { ...amounts, tax: amounts },
  digitalOnly: false,
  coupon: null,
  couponCode: null,
  removedCoupon: null,
  memberCard: null,
  removedMemberCard: false,
  deliveryMethodId: 1,
  paymentMethodId: 1,
  options: { deliveryBranchId: null },
  version: 1,
}

const asked: { key: string | null; message: unknown }[] = []
const told: string[] = []
function noted(error: unknown) {
  told.push(String(error))
  return String(error)
}

const server = setupServer(http.post('*/cart/validateCart', () => answer({ ...cart, validateMemberCard: true })))

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectToasts({ open: () => {}, describe: noted })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  forgetAttempt()
  push.mockClear()
  asked.length = 0
  told.length = 0
})

/** Answers the first asking so, and every later one with an order. */
function firstAnswer(first: () => Response) {
  server.use(
    http.post('*/order/create', async ({ request }) => {
      asked.push({ key: request.headers.get('idempotency-key'), message: Object(await request.json()).orderMessage })
      return asked.length === 1 ? first() : answer({ html: '', orderSlug: 'narudzba' })
    }),
  )
}

function Press({ message }: { message: string }) {
  const order = usePlaceOrder({ cartId: 'k', protectCode: 't' }, cart)
  return <button onClick={() => order.mutate(message)}>Naruči</button>
}

it.each([
  ['a server that starts again', () => refusal('UNAVAILABLE')],
  ['a connection that broke', () => Response.error()],
])('%s: the next press asks for the same order under the same key, and gets it', async (_, first) => {
  firstAnswer(first)
  const { user } = renderInShop(<Press message="Na katu" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(push).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } }))
  expect(asked[0]?.key).toMatch(/^[\w-]{36}$/)
  expect(asked).toEqual([asked[0], asked[0]])
})

it('keeps the cart until the next page is there: a second press must not hit what stands in an empty cart’s place', async () => {
  firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
  const ref = { cartId: 'k', protectCode: 't' }
  useCartStore.setState({ ref, restored: true })
  const { user } = renderInShop(<Press message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(useCartStore.getState().ref).toEqual(ref)
})

it('a refusal ends the attempt: what is asked for next is another order', async () => {
  firstAnswer(() => refusal('CONSENT_REQUIRED'))
  server.use(http.post('*/cart/getCart', () => answer(cart)))
  const { user } = renderInShop(<Press message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(told).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})
