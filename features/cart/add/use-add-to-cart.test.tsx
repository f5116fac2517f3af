import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/hr.json'
import { sampleItem } from '@/tests/support/samples/sample-cart'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { clearCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { useAddToCart } from './use-add-to-cart'

const { push } = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const { toastError, toastInfo } = vi.hoisted(() => ({
  toastError: vi.fn<(text: unknown) => void>(),
  toastInfo: vi.fn<(text: string) => void>(),
}))
vi.mock('@/lib/browser/toast/toast', () => ({ toastError, toastInfo, toastSuccess: () => {} }))

const keys: (string | null)[] = []
const seen = { added: 0, pending: 0, created: 0 }
let cartAddition: 0 | 1 | 2 | 'lost' = 1
let isAdded = true
let held: ReturnType<typeof sampleItem>[] = []

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
    return isAdded ? HttpResponse.json({ data: { ...cart, items: held } }) : HttpResponse.error()
  }),
  http.get('*/settings/getCheckoutSettings', () =>
    cartAddition === 'lost' ? HttpResponse.error() : HttpResponse.json({ data: { cartAddition } }),
  ),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  push.mockClear()
  server.resetHandlers()
})
beforeEach(() => {
  clearCartRef()
  useCartStore.setState({ modal: null, pendingQuantity: 0 })
  keys.length = 0
  Object.assign(seen, { added: 0, pending: 0, created: 0 })
  cartAddition = 1
  isAdded = true
  held = []
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

// docs/rules/cart.md#lowered-addition
describe('with less stock than asked for', () => {
  it('says how many were added', async () => {
    cartAddition = 2
    const adding = render()
    await act(() => adding.current.add(book, { qty: 3, requestedQty: 50 }))
    expect(toastInfo.mock.lastCall?.[0]).toBe('Dodali smo 3 primjerka: više ih nema na zalihi.')
    expect(useCartStore.getState()).toMatchObject({ modal: 'cart-modal', cappedTo: 3 })
    await act(() => adding.current.add(book, { qty: 3 }))
    expect(useCartStore.getState()).toMatchObject({ modal: 'cart-modal', cappedTo: null })
  })

  it.each([
    [3, 'Sva 3 komada već su u vašoj košarici: više ih nema na zalihi.'],
    [2, 'U košarici ih već imate 2, a na zalihi je još 1 primjerak.'],
  ])('says that %i of 3 are in the cart', async (qty, text) => {
    const adding = render()
    held = [sampleItem({ productId: book.id, qty })]
    await act(() => adding.current.add(book, { qty }))
    server.use(
      http.post('*/cart/addItem', () =>
        errorResponse('OUT_OF_STOCK', { items: [{ itemId: 7, productId: book.id, name: 'Jama', available: 3 }] }),
      ),
    )
    await act(() => adding.current.add(book, { qty: 3 }))
    expect(toastError.mock.lastCall?.[0]).toBe(text)
  })
})
