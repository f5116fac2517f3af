import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PaymentRetry } from './payment-retry'

const order = { orderSlug: 'moja', heldUntil: '2026-11-29T18:30:00.000Z', isPaymentUnderway: false }

it('offers to pay and says until when the books are kept', () => {
  renderInShop(<PaymentRetry order={order} />)
  expect(screen.getByRole('button', { name: 'Plati sada' })).toBeDefined()
  expect(screen.getByText(/Knjige čuvamo za vas do 29\. studenoga 2026\. u 19:30/)).toBeDefined()
})

// docs/rules/payments.md#money-on-the-way
it('offers nothing while the bank confirms a payment', () => {
  renderInShop(<PaymentRetry order={{ ...order, isPaymentUnderway: true }} />)
  expect(screen.getByText('Banka još potvrđuje vaše plaćanje, pričekajte')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Ništa još nije naplaćeno/)).toBeNull()
})
