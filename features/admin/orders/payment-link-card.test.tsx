import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { PaymentLinkCard } from './payment-link-card'

const placed: OfficeOrder['events'][number] = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'phoneOrder',
  from: 'awaiting_payment',
  to: 'awaiting_payment',
  by: { kind: 'office', name: 'Ana Anić' },
  note: '',
  amount: null,
  refunded: null,
  changes: null,
  printed: [],
}
const order: Parameters<typeof PaymentLinkCard>[0]['order'] = {
  id: 7,
  status: 'awaiting_payment',
  paymentKind: 'provider',
  email: 'iva@primjer.hr',
  events: [placed],
  paymentCheckedBy: null,
  withdrawal: { isOpen: true, until: null, requests: [] },
}
const keys: (string | null)[] = []
const server = setupServer(
  http.post('*/order/office/sendPaymentLink/7', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return dataResponse({ id: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())

it('mails the link once for a double click, and another one after that', async () => {
  const { user } = renderInShop(<PaymentLinkCard order={order} />)
  const button = screen.getByRole('button', { name: 'Pošalji poveznicu za plaćanje' })
  await user.dblClick(button)
  await waitFor(() => expect(keys).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(new Set(keys).size).toBe(2)
})

it('is hidden for an order that is paid, is paid by transfer, or was not placed by staff', () => {
  renderInShop(<PaymentLinkCard order={{ ...order, status: 'paid' }} />)
  renderInShop(<PaymentLinkCard order={{ ...order, paymentKind: 'bankTransfer' }} />)
  renderInShop(<PaymentLinkCard order={{ ...order, events: [] }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/orders.md#payment-link
it('is hidden while a payment is checked, or a withdrawal waits for its answer', () => {
  const requests = [{ id: 1, state: 'requested' as const, requestedAt: placed.at, decidedAt: null, answer: '', lines: [] }]
  renderInShop(<PaymentLinkCard order={{ ...order, paymentCheckedBy: 'shop' }} />)
  renderInShop(<PaymentLinkCard order={{ ...order, withdrawal: { ...order.withdrawal, requests } }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
