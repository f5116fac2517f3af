import { describe, expect, it } from 'vitest'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { endsProposedEdit, nextStepHint } from './next-step'

const event: OfficeOrder['events'][number] = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'phoneOrder',
  by: { kind: 'office', name: 'Iva' },
  from: 'awaiting_payment',
  to: 'awaiting_payment',
  note: '',
  amount: null,
  refunded: null,
  changes: null,
  printed: [],
}
const waiting = {
  status: 'awaiting_payment' as const,
  email: 'ana@primjer.hr',
  events: [],
  refundable: null,
  refunds: [],
  paymentCheckedBy: null,
  withdrawal: { isOpen: true, until: null, requests: [] },
}
const withdrawn = { ...waiting, status: 'withdrawn' as const, paymentKind: 'bankTransfer' as const }

const refundOf = (state: OfficeOrder['refunds'][number]['state']): Pick<OfficeOrder, 'refundable' | 'refunds'> => ({
  refundable: { left: 0, delivery: 0 },
  refunds: [{ id: 1, state, amount: 5, at: event.at, reason: '', iban: '', lines: [], delivery: 0, slip: null }],
})

// docs/rules/after-sale.md#withdrawal-by-hand
describe('the next step of an order', () => {
  it.each([
    ['by transfer', { ...waiting, paymentKind: 'bankTransfer' as const }, 'awaiting_payment'],
    ['on delivery', { ...waiting, paymentKind: 'cashOnDelivery' as const }, 'cashOnDelivery'],
    ['by card', { ...waiting, paymentKind: 'provider' as const }, 'provider'],
    [
      'by card, with a payment to check',
      { ...waiting, paymentKind: 'provider' as const, paymentCheckedBy: 'shop' as const },
      'paymentChecked',
    ],
    ['by card, taken by phone', { ...waiting, paymentKind: 'provider' as const, events: [event] }, 'paymentLink'],
    ['by card, by phone, without an address', { ...waiting, paymentKind: 'provider' as const, email: '', events: [event] }, 'provider'],
    ['withdrawn from, with money', { ...withdrawn, refundable: { left: 5, delivery: 0 } }, 'refundDue'],
    ['withdrawn from, with its refund under way', { ...withdrawn, ...refundOf('pending') }, 'withdrawn'],
    ['withdrawn from, with its refund paid', { ...withdrawn, ...refundOf('done') }, 'withdrawn'],
    ['withdrawn from, with a refund by hand', { ...withdrawn, ...refundOf('manual') }, 'refundDue'],
    ['withdrawn from, with a refund that the provider refused', { ...withdrawn, ...refundOf('failed') }, 'refundDue'],
    ['paid by card', { ...waiting, status: 'paid' as const, paymentKind: 'provider' as const }, 'paid'],
  ])('%s', (_, order, hint) => expect(nextStepHint(order)).toBe(hint))
})

it.each([
  ['packed', false],
  ['shipped', true],
  ['delivered', true],
  ['cancelled', true],
] as const)('%s withdraws a proposed edit: %s', (to, isEnding) => expect(endsProposedEdit(to)).toBe(isEnding))
