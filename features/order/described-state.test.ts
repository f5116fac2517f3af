import { expect, it } from 'vitest'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { describedState } from './described-state'

const { items, createdAt } = sampleOrder()
const pieces = items.reduce((sum, { qty }) => sum + qty, 0)

function orderWith(qty: number, own: Partial<BuyerOrder> = {}) {
  const request = {
    id: 1,
    state: 'requested' as const,
    requestedAt: createdAt,
    decidedAt: null,
    answer: '',
    lines: [{ name: 'Kiklop', qty }],
  }
  const order = {
    status: 'awaiting_payment' as const,
    paymentKind: 'cashOnDelivery' as const,
    way: 'home' as const,
    items,
    paymentCheckedBy: null,
    ...own,
  }
  return { ...order, withdrawal: { isOpen: true, until: null, requests: [request] } }
}

// docs/rules/after-sale.md#withdrawal-unpaid
it.each([
  ['of everything', pieces, {}, 'withdrawing'],
  ['of a part', pieces - 1, {}, 'withdrawingPart'],
  ['of everything that is paid', pieces, { status: 'paid' }, 'withdrawing'],
  ['of everything that is packed', pieces, { status: 'packed' }, 'withdrawing'],
  ['of an unpaid transfer', pieces, { paymentKind: 'bankTransfer' }, 'paymentPaused'],
  ['of an order that is not paid at its provider', pieces, { paymentKind: 'provider' }, 'paymentPaused'],
  ['of files that are not paid', pieces, { paymentKind: 'provider', way: 'digital' }, 'paymentPaused'],
  ['of a parcel on its way', pieces, { status: 'shipped' }, 'shipped'],
  ['of files', pieces, { status: 'paid', way: 'digital' }, 'digitalPaid'],
] as const)('a withdrawal %s is the headline unless nothing is being packed', (_, qty, own, state) => {
  expect(describedState(orderWith(qty, own))).toBe(state)
})
