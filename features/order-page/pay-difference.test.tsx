import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PayDifference } from './pay-difference'

const order = { orderSlug: 'moja', paymentKind: 'provider' as const }
const difference = { amount: 10, payBy: '2026-11-29T18:30:00.000Z', transfer: null, paymentCheckedBy: null }

it('offers to pay the difference of an edit', () => {
  renderInShop(<PayDifference order={order} difference={difference} />)
  expect(screen.getByRole('button', { name: /^Plati 10,00/ })).toBeDefined()
})

// docs/rules/payments.md#money-on-the-way
it.each([
  ['the bank confirms', 'provider', 'Banka još potvrđuje vaše plaćanje, pričekajte'],
  ['the shop checks', 'shop', 'Provjeravamo vaše plaćanje'],
] as const)('offers nothing while %s its payment', (_, paymentCheckedBy, title) => {
  renderInShop(<PayDifference order={order} difference={{ ...difference, paymentCheckedBy }} />)
  expect(screen.getByText(title)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
