import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PaymentPending } from './payment-pending'
import type { PayableOrder } from './payment-retry'

const order: PayableOrder = {
  orderSlug: 'moja',
  heldUntil: null,
  paymentCheckedBy: null,
  way: 'home',
  status: 'awaiting_payment',
  paymentKind: 'provider',
  withdrawal: { isOpen: true, until: null, requests: [] },
}

// docs/rules/payments.md#suspect-payment
it.each([
  [null, 1],
  ['shop', 0],
] as const)('promises a confirmation within seconds unless the shop checks the payment: %s', (paymentCheckedBy, promises) => {
  renderInShop(<PaymentPending order={{ ...order, paymentCheckedBy }} />)
  expect(screen.queryAllByText('Čekamo potvrdu plaćanja')).toHaveLength(promises)
  expect(screen.queryByRole('button')).toBeNull()
})
