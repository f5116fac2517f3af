import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PayDifference } from './pay-difference'

const order = { orderSlug: 'moja', paymentKind: 'provider' as const }
const difference = { amount: 10, payBy: '2026-11-29T18:30:00.000Z', transfer: null, isPaymentUnderway: false }

it('offers to pay the difference of an edit', () => {
  renderInShop(<PayDifference order={order} difference={difference} />)
  expect(screen.getByRole('button', { name: /^Plati 10,00/ })).toBeDefined()
})

// docs/rules/payments.md#money-on-the-way
it('offers nothing while the bank confirms its payment', () => {
  renderInShop(<PayDifference order={order} difference={{ ...difference, isPaymentUnderway: true }} />)
  expect(screen.getByText('Banka još potvrđuje vaše plaćanje, pričekajte')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
