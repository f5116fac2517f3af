import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderStatus, PaymentCheckedBy, PaymentKind } from '@/lib/api/entities/order.schema'
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
        <OrderStatusBadge order={{ status, paymentKind, way: 'home', paymentCheckedBy: null }} />
      </p>
      <p>
        <OrderStatusBadge order={{ status, paymentKind, way: 'home', paymentCheckedBy: null }} forOffice />
      </p>
    </>,
  )
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([buyer, office])
})

// docs/rules/payments.md#suspect-payment
it.each<[OrderStatus, PaymentKind, PaymentCheckedBy | null, string, string]>([
  ['awaiting_payment', 'provider', 'shop', 'Provjeravamo uplatu', 'Uplatu treba provjeriti'],
  ['awaiting_payment', 'bankTransfer', 'shop', 'Provjeravamo uplatu', 'Uplatu treba provjeriti'],
  ['awaiting_payment', 'provider', 'provider', 'Čeka uplatu', 'Čeka uplatu'],
  ['awaiting_payment', 'cashOnDelivery', 'shop', 'Zaprimljeno', 'Pouzeće'],
  ['cancelled', 'provider', 'shop', 'Otkazano', 'Otkazano'],
])(
  'an order that is %s, paid by %s and checked by %s, reads %s, in the office %s',
  (status, paymentKind, paymentCheckedBy, buyer, office) => {
    const order = { status, paymentKind, way: 'home', paymentCheckedBy } as const
    renderInShop(
      <>
        <p>
          <OrderStatusBadge order={order} />
        </p>
        <p>
          <OrderStatusBadge order={order} forOffice />
        </p>
      </>,
    )
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([buyer, office])
  },
)

// docs/rules/orders.md#buyer-notifications
it.each<[OrderStatus, string]>([
  ['paid', 'Plaćeno'],
  ['packed', 'Spremno za preuzimanje'],
  ['delivered', 'Preuzeto'],
])('an order for pickup that is %s reads %s, in the office too', (status, text) => {
  const order = { status, paymentKind: 'bankTransfer', way: 'pickup', paymentCheckedBy: null } as const
  renderInShop(
    <>
      <OrderStatusBadge order={order} />
      <OrderStatusBadge order={order} forOffice />
    </>,
  )
  expect(screen.getAllByText(text)).toHaveLength(2)
})
