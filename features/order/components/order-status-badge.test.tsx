import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderStatus, PaymentKind } from '@/lib/api/entities/order.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OrderStatusBadge } from './order-status-badge'

// docs/rules/orders.md#shown-status
it.each<[OrderStatus, PaymentKind, string, string]>([
  ['awaiting_payment', 'cashOnDelivery', 'Zaprimljeno', 'Pouzeće'],
  ['awaiting_payment', 'bankTransfer', 'Čeka uplatu', 'Čeka uplatu'],
  ['awaiting_payment', 'provider', 'Čeka uplatu', 'Čeka uplatu'],
  ['packed', 'cashOnDelivery', 'Zapakirano', 'Zapakirano'],
  ['paid', 'cashOnDelivery', 'Plaćeno', 'Plaćeno'],
])('an order %s by %s reads %s, in the office %s', (status, paymentKind, buyer, office) => {
  renderInShop(
    <>
      <p>
        <OrderStatusBadge order={{ status, paymentKind }} />
      </p>
      <p>
        <OrderStatusBadge order={{ status, paymentKind }} forOffice />
      </p>
    </>,
  )
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([buyer, office])
})
