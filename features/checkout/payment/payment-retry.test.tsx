import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PaymentRetry, type PayableOrder } from './payment-retry'

const order: PayableOrder = {
  orderSlug: 'moja',
  heldUntil: '2026-11-29T18:30:00.000Z',
  paymentCheckedBy: null,
  way: 'home',
  status: 'awaiting_payment',
  paymentKind: 'provider',
  withdrawal: { isOpen: true, until: null, requests: [] },
}

it('speaks of the files of an order that has only files', () => {
  renderInShop(<PaymentRetry order={{ ...order, way: 'digital' }} />)
  expect(screen.getByText(/Platite do 29\. studenoga 2026\. u 19:30 i datoteke stižu odmah/)).toBeDefined()
  expect(screen.queryByText(/Knjige/)).toBeNull()
})

it('offers to pay and says until when the books are kept', () => {
  renderInShop(<PaymentRetry order={order} />)
  expect(screen.getByRole('button', { name: 'Plati sada' })).toBeDefined()
  expect(screen.getByText(/Knjige čuvamo za vas do 29\. studenoga 2026\. u 19:30/)).toBeDefined()
})

// docs/rules/payments.md#money-on-the-way
it('offers nothing while the bank confirms a payment', () => {
  renderInShop(<PaymentRetry order={{ ...order, paymentCheckedBy: 'provider' }} />)
  expect(screen.getByText('Banka još potvrđuje vaše plaćanje, pričekajte')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Ništa još nije naplaćeno/)).toBeNull()
})

// docs/rules/payments.md#suspect-payment
it('offers nothing while the shop checks a payment, whose headline says so', () => {
  renderInShop(<PaymentRetry order={{ ...order, paymentCheckedBy: 'shop' }} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Banka|naplaćeno/)).toBeNull()
})

// docs/rules/after-sale.md#withdrawal-unpaid
it('offers nothing while a withdrawal waits for its answer', () => {
  const requests = [{ id: 1, state: 'requested' as const, requestedAt: '2026-11-29T18:00:00.000Z', decidedAt: null, answer: '', lines: [] }]
  renderInShop(<PaymentRetry order={{ ...order, withdrawal: { ...order.withdrawal, requests } }} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/platiti/i)).toBeNull()
})
