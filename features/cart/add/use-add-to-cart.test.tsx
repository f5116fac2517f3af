import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/hr.json'
import { clearCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { useAddToCart } from './use-add-to-cart'

const { push } = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const keys: (string | null)[] = []
const seen = { added: 0, pending: 0, created: 0 }
let cartAddition: 0 | 1 | 2 | 'lost' = 1
let isAdded = true

const cart = {
  id: 'k',
  cartId: 'k',
  protectCode: 't',
  items: [],
  version: 2,
  memberCard: null,
  removedCoupon: null,
  removedMemberCard: false,
  couponCode: null,
}
const server = setupServer(
  http.get('*/cart/getNewCartSession', () => {
    seen.created++
    return HttpResponse.json({ data: { cartId: 'k', protectCode: 't' } })
  }),
  http.post('*/cart/addItem', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    seen.added++
    seen.pending = useCartStore.getState().pendingQuantity
    return isAdded ? HttpResponse.json({ data: cart }) : HttpResponse.error()
  }),
  http.get('*/settings/getCheckoutSettings', () =>
    cartAddition === 'lost' ? HttpResponse.error() : HttpResponse.json({ data: { cartAddition } }),
  ),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => push.mockClear())
beforeEach(() => {
  clearCartRef()
  useCartStore.setState({ modal: null, pendingQuantity: 0 })
  keys.length = 0
  Object.assign(seen, { added: 0, pending: 0, created: 0 })
  cartAddition = 1
  isAdded = true
})

function render() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  )
  return renderHook(() => useAddToCart(), { wrapper }).result
}

const book = { id: 1, name: 'Jama', format: 'Simple' as const }

describe('after an addition the setting cartAddition is followed', () => {
  it.each<[typeof cartAddition, string[][], 'cart-modal' | null]>([
    [0, [['/cart']], null],
    [1, [], null],
    [2, [], 'cart-modal'],
    ['lost', [], null],
  ])('%s', async (setting, paths, modal) => {
    cartAddition = setting
    const adding = render()
    expect(await act(() => adding.current.add(book))).toBe(true)
    expect(push.mock.calls).toEqual(paths)
    expect(useCartStore.getState()).toMatchObject({ modal, ref: { cartId: 'k', protectCode: 't' } })
  })
})

it('adds once on a double click', async () => {
  const adding = render()
  const both = await act(() => Promise.all([adding.current.add(book), adding.current.add(book)]))
  expect(both).toEqual([true, false])
  expect(seen.added).toBe(1)
})

it('counts optimistically and reverts on failure', async () => {
  isAdded = false
  const adding = render()
  expect(await act(() => adding.current.add(book, { qty: 3 }))).toBe(false)
  expect(seen.pending).toBe(3)
  expect(useCartStore.getState().pendingQuantity).toBe(0)
})

it('reuses the idempotency key after a lost response, not for another addition', async () => {
  const adding = render()
  const add = (isAnswered: boolean, qty: number) => {
    isAdded = isAnswered
    return act(() => adding.current.add(book, { qty }))
  }
  await add(false, 1)
  await add(false, 2)
  await add(false, 2)
  await add(true, 2)
  await add(true, 2)
  const [one, two, , , next] = keys
  expect(keys).toEqual([one, two, two, two, next])
  expect(new Set(keys).size).toBe(3)
})

it('creates one cart for two concurrent first additions', async () => {
  const [one, other] = [render(), render()]
  await act(() => Promise.all([one.current.add(book), other.current.add({ ...book, id: 2 })]))
  expect(seen).toMatchObject({ created: 1, added: 2 })
})
