import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import type { ErrorCode } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deleteCookie } from '@/lib/browser/cookies'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { withCurrentCart } from '@/features/cart/mutations'
import { useCartNotices } from '@/features/cart/session/cart-notices-store'
import { useCart } from '@/features/cart/queries'
import { CartSync } from './cart-sync'

const { push, told } = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>(), told: vi.fn<(words: string) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/browser/toast', () => ({ toastError: told, toastInfo: () => {} }))

const next = { cartId: 'new', protectCode: 't' }
let refused: ErrorCode = 'CART_ARCHIVED'

const server = setupServer(
  http.post('*/cart/getCart', () => refusal(refused)),
  http.get('*/cart/getNewCartSession', () => answer(next)),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  saveCartRef({ cartId: 'old', protectCode: 't' })
  push.mockClear()
  told.mockClear()
})

function Badge() {
  useCart()
  return null
}

const words = 'Vaša prijašnja košarica više nije otvorena. Što od sada dodate, ide u novu.'

it('a cart that was closed is forgotten when it is read, which is told, and leads home', async () => {
  refused = 'CART_ARCHIVED'
  renderInShop(
    <>
      <Badge />
      <CartSync />
    </>,
  )
  await waitFor(() => expect(told.mock.calls).toEqual([[words]]))
  expect(push.mock.calls).toEqual([['/']])
  expect(useCartStore.getState().ref).toBeNull()
  expect(document.cookie).not.toContain('cartId')
})

it.each<ErrorCode>(['SESSION_USED', 'CART_NOT_FOUND'])('%s is left without a word', async (code) => {
  refused = code
  renderInShop(
    <>
      <Badge />
      <CartSync />
    </>,
  )
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(useCartNotices.getState().isCartClosed).toBe(false)
  expect(told).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
})

it('an addition to a cart that was closed goes into a new one, which is told where the shopper is', async () => {
  renderInShop(<CartSync />)
  refused = 'CART_ARCHIVED'
  const done = await withCurrentCart(async (ref) => (ref.cartId === 'old' ? call(cartApi.getCart, ref) : ref.cartId))
  expect(done).toBe('new')
  await waitFor(() => expect(told.mock.calls).toEqual([[words]]))
  expect(push).not.toHaveBeenCalled()
})

it('a page that comes to life after somebody signed out elsewhere shows nothing of their cart', () => {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  expect(useCartStore.getState().ref).not.toBeNull()
  renderInShop(<CartSync />)
  expect(useCartStore.getState().ref).toBeNull()
})

it('a cart that another window has ordered is not shown here any longer, whatever the cookies say yet', async () => {
  renderInShop(<CartSync />)
  const other = new BroadcastChannel('cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  other.postMessage({ kind: 'session', ref: null })
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(document.cookie).toContain('cartId')
  other.close()
})
