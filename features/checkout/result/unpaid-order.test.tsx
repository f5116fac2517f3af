import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { saveOrderAccess, storedUnpaidOrder } from '@/features/checkout/state/order-access'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { UnpaidOrder } from './unpaid-order'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  getPathname: ({ href }: { href: unknown }) => JSON.stringify(href),
}))

const payment = { name: 'Kartica', instructions: '', bankTransfer: null }
const unpaid = {
  ...sampleOrder({ payment }),
  paymentKind: 'provider',
  paymentCheckedBy: null,
  heldUntil: '2026-11-29T18:30:00.000Z',
  withdrawal: { isOpen: true, until: null, requests: [] },
}
const requests: string[] = []
let order: object | null = unpaid
const answer = (name: string) => () => {
  requests.push(name)
  return order ? dataResponse(order) : errorResponse('NOT_FOUND')
}
const server = setupServer(http.post('*/order/summary', answer('summary')), http.get('*/document/order/get', answer('get')))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  requests.length = 0
  order = unpaid
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
})

// docs/rules/checkout.md#unpaid-order
it('asks nothing in a browser that has left no order unpaid', () => {
  renderInShop(<UnpaidOrder />)
  expect(requests).toEqual([])
})

it.each([
  ['the tab that ordered', 'summary', () => saveOrderAccess(unpaid.orderSlug, { cartId: 'k', protectCode: 't' })],
  ['a browser that holds a key', 'get', () => {}],
])('names the order with the way to pay it, to %s', async (_, asked, grant) => {
  storedUnpaidOrder.set(unpaid.orderSlug)
  grant()
  renderInShop(<UnpaidOrder />)
  expect(await screen.findByText(`Narudžba ${unpaid.number} čeka plaćanje`)).toBeDefined()
  expect(screen.getByText(/29\. studenoga 2026\. u 19:30/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Plati narudžbu' }).getAttribute('href')).toContain(unpaid.orderSlug)
  expect(requests).toEqual([asked])
})

it.each<[string, Partial<BuyerOrder> | null]>([
  ['is paid', { status: 'paid' }],
  ['was cancelled', { status: 'cancelled' }],
  ['is paid on delivery now', { paymentKind: 'cashOnDelivery' }],
  ['this browser may not read', null],
])('forgets an order that %s', async (_, own) => {
  storedUnpaidOrder.set(unpaid.orderSlug)
  order = own && { ...unpaid, ...own }
  renderInShop(<UnpaidOrder />)
  await waitFor(() => expect(storedUnpaidOrder.get()).toBeNull())
  expect(screen.queryByText(/čeka plaćanje/)).toBeNull()
})

// docs/rules/payments.md#money-on-the-way
it('asks nobody to pay while the payment is checked', async () => {
  storedUnpaidOrder.set(unpaid.orderSlug)
  order = { ...unpaid, paymentCheckedBy: 'provider' }
  renderInShop(<UnpaidOrder />)
  expect(await screen.findByText(`Plaćanje narudžbe ${unpaid.number} još se provjerava`)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Plati narudžbu' })).toBeNull()
})
