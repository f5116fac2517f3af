import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearSession } from '@/features/auth/session/session'
import { cartQuery } from '@/features/cart/queries'
import { useCartNotices } from '@/features/cart/session/cart-notices-store'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { useOrderNote } from '@/features/cart/session/order-note-store'
import { useGift } from '@/features/checkout/state/gift-store'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { recoverCartAndGift } from './recover-cart-and-gift'

const left = { cartId: 'left', protectCode: 't' }
const server = setupServer(
  http.post('*/cart/getAbandoned', () => dataResponse(left)),
  http.post('*/cart/mergeCarts', () => dataResponse(sampleCart(left))),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('keeps the order note and gift texts when a guest cart is merged after signing in, and the note when that session ends', async () => {
  saveCartRef({ cartId: 'guest', protectCode: 't' })
  const note = renderHook(() => useOrderNote('guest'))
  const { result, rerender } = renderHook(({ cartId }) => useGift(cartId), { initialProps: { cartId: 'guest' } })
  act(() => result.current[1]({ isGift: true, message: 'Sretno!' }))
  act(() => note.result.current[1]('Zvonite dvaput.'))
  await act(() => recoverCartAndGift(new QueryClient()))
  expect(useCartStore.getState().ref).toEqual(left)
  rerender({ cartId: 'left' })
  expect(result.current[0]).toMatchObject({ isGift: true, message: 'Sretno!' })
  expect(note.result.current[0]).toBe('Zvonite dvaput.')
  act(clearSession)
  expect(note.result.current[0]).toBe('')
  await act(() => recoverCartAndGift(new QueryClient()))
  expect(note.result.current[0]).toBe('Zvonite dvaput.')
})

// docs/rules/cart.md#change-notices
it('remembers what the merge has added to the guest’s cart, to tell it', async () => {
  const guest = { cartId: 'guest', protectCode: 't' }
  const client = new QueryClient()
  saveCartRef(guest)
  client.setQueryData(cartQuery(guest).queryKey, sampleCart({ ...guest, items: [sampleItem({ qty: 1 })] }))
  server.use(http.post('*/cart/mergeCarts', () => dataResponse(sampleCart({ ...left, items: [sampleItem({ qty: 2 })] })), { once: true }))
  await recoverCartAndGift(client)
  expect(useCartNotices.getState().mergedLines).toEqual([{ name: 'Jama', from: 1, to: 2 }])
})
