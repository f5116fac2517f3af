import { expect, it } from 'vitest'
import { editRefusal, type EditFacts } from './edit-refusal'

const paid: EditFacts = {
  status: 'paid',
  isDigital: false,
  isSent: false,
  isSubscription: false,
  hasReturns: false,
  isMoneyMoving: false,
  totalCents: 2450,
  heldCents: 2450,
  hasProposal: false,
}

it.each<[string, Partial<EditFacts>, ReturnType<typeof editRefusal>]>([
  ['a paid order', {}, null],
  ['a packed order of which nothing left', { status: 'packed' }, null],
  ['an unpaid order', { status: 'awaiting_payment', heldCents: null }, null],
  ['a free order', { totalCents: 0, heldCents: 0 }, null],
  ['a sent order', { status: 'shipped' }, 'STATUS'],
  ['a collected order', { status: 'delivered' }, 'STATUS'],
  ['a cancelled order', { status: 'cancelled' }, 'STATUS'],
  ['a withdrawn order', { status: 'withdrawn' }, 'STATUS'],
  ['a refunded order', { status: 'refunded' }, 'STATUS'],
  ['a partly sent order', { status: 'packed', isSent: true }, 'SENT'],
  ['a subscription', { isSubscription: true }, 'SUBSCRIPTION'],
  ['an order of files', { isDigital: true }, 'DIGITAL'],
  ['an order with a withdrawal', { hasReturns: true }, 'RETURNS'],
  ['an order whose edit waits', { hasProposal: true }, 'PROPOSED'],
  ['an order whose money is on the way', { status: 'awaiting_payment', heldCents: null, isMoneyMoving: true }, 'PAYMENT'],
  ['an order of which a part was refunded at the provider', { heldCents: 2000 }, 'MONEY'],
])('%s', (_, own, refusal) => expect(editRefusal({ ...paid, ...own })).toBe(refusal))
