import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import type { ErrorCode } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deleteCookie } from '@/lib/browser/cookies'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { withCurrentCart } from '@/features/cart/with-current-cart'
import { recordMergedLines, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { cacheCart, useCart } from '@/features/cart/queries'
import { CartSync } from './cart-sync'

const { push, reported, informed } = vi.hoisted(() => ({
  push: vi.fn<(path: string) => void>(),
  reported: vi.fn<(text: string) => void>(),
  informed: vi.fn<(text: string, options?: object) => void>(),
}))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/browser/toast/toast', () => ({ toastError: reported, toastInfo: informed }))

const next = { cartId: 'new', protectCode: 't' }
let cartError: ErrorCode = 'CART_ARCHIVED'

const server = setupServer(
  http.post('*/cart/getCart', () => errorResponse(cartError)),
  http.get('*/cart/getNewCartSession', () => dataResponse(next)),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  saveCartRef({ cartId: 'old', protectCode: 't' })
  push.mockClear()
  informed.mockClear()
  reported.mockClear()
})

function Badge() {
  useCart()
  return null
}

const text = 'Vaša prijašnja košarica više nije otvorena. Što od sada dodate, ide u novu.'

it('removes an archived cart when it is read, reports it and redirects to the home page', async () => {
  cartError = 'CART_ARCHIVED'
  renderInShop(
    <>
      <Badge />
      <CartSync />
    </>,
  )
  await waitFor(() => expect(reported.mock.calls).toEqual([[text]]))
  expect(push.mock.calls).toEqual([['/']])
  expect(useCartStore.getState().ref).toBeNull()
  expect(document.cookie).not.toContain('cartId')
})

it.each<ErrorCode>(['SESSION_USED', 'CART_NOT_FOUND'])('%s removes the cart silently', async (code) => {
  cartError = code
  renderInShop(
    <>
      <Badge />
      <CartSync />
    </>,
  )
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(useCartNotices.getState().isCartArchived).toBe(false)
  expect(reported).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
})

it('adds to a new cart when the old one is archived, and reports it on the page', async () => {
  renderInShop(<CartSync />)
  cartError = 'CART_ARCHIVED'
  const done = await withCurrentCart(async (ref) => (ref.cartId === 'old' ? call(cartApi.getCart, ref) : ref.cartId))
  expect(done).toBe('new')
  await waitFor(() => expect(reported.mock.calls).toEqual([[text]]))
  expect(push).not.toHaveBeenCalled()
})

// docs/rules/prices.md#member-card-cookie
it('forgets a member card that the cart has taken off', () => {
  const [ref, client] = [{ cartId: 'old', protectCode: 't' }, new QueryClient()]
  cacheCart(client, ref, sampleCart({ memberCard: '29002600' }))
  expect(document.cookie).toContain('29002600')
  cacheCart(client, ref, sampleCart({ memberCard: null, removedMemberCard: true }))
  expect(document.cookie).not.toContain('29002600')
})

it('an addition to a lost cart joins the cart that a concurrent one has created', async () => {
  renderInShop(<CartSync />)
  cartError = 'CART_NOT_FOUND'
  const used = await withCurrentCart(async (ref) => {
    if (ref.cartId !== 'old') return ref.cartId
    saveCartRef({ cartId: 'concurrent', protectCode: 't' })
    return call(cartApi.getCart, ref)
  })
  expect(used).toBe('concurrent')
  expect(useCartStore.getState().ref?.cartId).toBe('concurrent')
})

it('reads the cookies again when a restored page is hydrated after a sign-out elsewhere', () => {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  expect(useCartStore.getState().ref).not.toBeNull()
  renderInShop(<CartSync />)
  expect(useCartStore.getState().ref).toBeNull()
})

// docs/rules/cart.md#change-notices
it('has a toast for a coupon that the server takes off, not again after a reload', () => {
  const [ref, client] = [{ cartId: 'old', protectCode: 't' }, new QueryClient()]
  renderInShop(<CartSync />)
  cacheCart(client, ref, sampleCart({ removedCoupon: { code: 'LJETO', reason: 'over' } }))
  expect(informed).toHaveBeenCalledTimes(1)
  cleanup()
  useCartNotices.setState(useCartNotices.getInitialState())
  renderInShop(<CartSync />)
  cacheCart(client, ref, sampleCart())
  expect(useCartNotices.getState().coupon).toEqual({ code: 'LJETO', reason: 'over' })
  expect(informed).toHaveBeenCalledTimes(1)
})

it('drops a cart that another window has ordered before the cookies change', async () => {
  renderInShop(<CartSync />)
  const other = new BroadcastChannel('cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  other.postMessage({ kind: 'session', ref: null })
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(document.cookie).toContain('cartId')
  other.close()
})

// docs/rules/cart.md#change-notices
it('tells once what a sign-in has added to the cart', () => {
  renderInShop(<CartSync />)
  const lines = [1, 2, 3].map((id) => ({ name: `Knjiga ${id}`, from: 0, to: 1 }))
  act(() => recordMergedLines([{ name: 'Bonaca', from: 1, to: 2 }, ...lines]))
  const text = 'U košaricu smo dodali ono što je čekalo u vašem računu: Bonaca (količina 1 → 2); Knjiga 1; Knjiga 2 i još 1 proizvod.'
  expect(informed.mock.calls).toEqual([[text, { duration: 12_000 }]])
  expect(useCartNotices.getState().mergedLines).toEqual([])
})
