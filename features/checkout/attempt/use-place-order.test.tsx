import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useCartStore } from '@/features/cart/session/cart-store'
import {
  cart,
  clickOrder,
  mockFirstResponse,
  OrderButton,
  ordered,
  push,
  ref,
  requests,
  server,
  setUpOrdering,
} from '@/tests/support/checkout/order-button'
import { toastError, toastErrorText } from '@/lib/browser/toast/toast'
import messages from '@/messages/hr.json'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'

vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))
vi.mock(import('@/lib/browser/toast/toast'), async (original) => (await import('@/tests/support/dom/spied')).spied(await original()))

setUpOrdering()

/** The order button with a note field. */
function OrderWithNote() {
  const [message, write] = useState('Na katu')
  return (
    <>
      <input aria-label="Napomena" value={message} onChange={(event) => write(event.target.value)} />
      <OrderButton message={message} />
    </>
  )
}

async function orderWith(user: UserEvent, message: string) {
  fireEvent.change(screen.getByLabelText('Napomena'), { target: { value: message } })
  await clickOrder(user)
}

// docs/rules/checkout.md#order-retry
it.each([
  ['a server restart', () => errorResponse('UNAVAILABLE'), messages.checkout.orderUnknown],
  ['a broken connection', () => Response.error(), messages.checkout.orderUnknownOffline],
])('after %s the next click requests the same order under the same key', async (_, first, text) => {
  mockFirstResponse(first)
  const { user } = renderInShop(<OrderButton message="Na katu" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toastErrorText).toHaveBeenCalledExactlyOnceWith(text, expect.anything()))
  expect(push).not.toHaveBeenCalled()
  server.use(http.post('*/cart/validateCart', () => errorResponse('SESSION_USED')))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } }))
  expect(requests[0]?.key).toMatch(/^[\w-]{36}$/)
  expect(requests).toEqual([requests[0], requests[0]])
})

it('sends a corrected note under the same key', async () => {
  mockFirstResponse(() => Response.error())
  const { user } = renderInShop(<OrderWithNote />)
  await clickOrder(user)
  await waitFor(() => expect(toastErrorText).toHaveBeenCalledTimes(1))
  await orderWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(requests).toMatchObject([
    { key: requests[0]?.key, message: 'Na katu' },
    { key: requests[0]?.key, message: 'U prizemlju' },
  ])
})

it('finds an order that was made with an earlier note', async () => {
  const made = 'Na drugom katu'
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message } = Object(await request.json())
      requests.push({ key: request.headers.get('idempotency-key'), message })
      if (requests.length <= 2) return Response.error()
      return message === made ? dataResponse({ html: '', orderSlug: 'narudzba' }) : errorResponse('IDEMPOTENCY_MISMATCH')
    }),
  )
  const { user } = renderInShop(<OrderWithNote />)
  await clickOrder(user)
  await waitFor(() => expect(toastErrorText).toHaveBeenCalledTimes(1))
  await orderWith(user, made)
  await waitFor(() => expect(toastErrorText).toHaveBeenCalledTimes(2))
  await orderWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(requests.map(({ message }) => message)).toEqual(['Na katu', made, 'U prizemlju', made])
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
})

it('keeps the cart until the next page has loaded', async () => {
  mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
  useCartStore.setState({ ref, isRestored: true })
  const { user } = renderInShop(<OrderButton message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(useCartStore.getState().ref).toEqual(ref)
})

it('a retry that comes too soon does not end the attempt', async () => {
  server.use(
    http.post('*/order/create', ({ request }) => {
      requests.push({ key: request.headers.get('idempotency-key'), message: '' })
      if (requests.length === 3) return dataResponse({ html: '', orderSlug: 'narudzba' })
      return requests.length === 1 ? Response.error() : errorResponse('TOO_MANY')
    }),
  )
  const { user } = renderInShop(<OrderButton message="" />)
  for (const clicks of [1, 2]) {
    await clickOrder(user)
    await waitFor(() => expect([toastErrorText, toastError].flatMap((shown) => vi.mocked(shown).mock.calls)).toHaveLength(clicks))
  }
  await clickOrder(user)
  await waitFor(ordered)
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
})

it('ends the attempt after a rejection', async () => {
  mockFirstResponse(() => errorResponse('DELIVERY_MISSING'))
  server.use(http.post('*/cart/getCart', () => dataResponse(cart)))
  const { user } = renderInShop(<OrderButton message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toastError).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.key).not.toBe(requests[0]?.key)
})

it('says that there is no connection when nothing was sent', async () => {
  server.use(http.post('*/cart/validateCart', () => Response.error()))
  const { user } = renderInShop(<OrderButton message="" />)
  await clickOrder(user)
  await waitFor(() => expect(toastError).toHaveBeenCalledTimes(1))
  expect(toastErrorText).not.toHaveBeenCalled()
})
