import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSettlement, type PaymentEvent, type PaymentState, type SettlementDecision } from './decide-settlement'

const waiting: PaymentState = { intent: 'open', order: 'awaiting_payment', isRevivable: false, isAmountCurrent: true, isInStock: true }
const expired: PaymentState = { ...waiting, order: 'cancelled', isRevivable: true }
const soldOut: PaymentState = { ...expired, isInStock: false }
const cancelled: PaymentState = { ...waiting, order: 'cancelled' }
const paid: PaymentState = { ...waiting, intent: 'settled', order: 'paid' }
const replaced: PaymentState = { ...waiting, intent: 'voided', isAmountCurrent: false }
const second: PaymentState = { ...waiting, order: 'paid' }

const events: PaymentEvent[] = ['open', 'pending', 'expired', 'approved', 'settled', 'failed', 'voided', 'refunded', 'mismatch']

describe('the decision about a payment', () => {
  it.each<[string, PaymentState, SettlementDecision[]]>([
    // Columns: open, pending, expired, approved, settled, failed, voided, refunded, mismatch
    ['the order waits for', waiting, ['nothing', 'wait', 'void', 'capture', 'accept', 'fail', 'markVoided', 'markRefunded', 'suspect']],
    [
      'of an order that expired',
      expired,
      ['void', 'nothing', 'void', 'capture', 'accept', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    [
      'of an expired order whose stock is gone',
      soldOut,
      ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    [
      'of an order that a person cancelled',
      cancelled,
      ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    [
      'of an order that is already paid',
      second,
      ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    [
      'that was voided, of an order that another method pays at another fee',
      replaced,
      ['nothing', 'nothing', 'nothing', 'void', 'refund', 'nothing', 'nothing', 'markRefunded', 'suspect'],
    ],
    ['that is settled', paid, ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'markRefunded', 'nothing']],
    [
      'that failed and is paid after all',
      { ...waiting, intent: 'failed' },
      ['nothing', 'nothing', 'nothing', 'void', 'accept', 'nothing', 'nothing', 'markRefunded', 'suspect'],
    ],
    [
      'that was voided, of an order that is already paid',
      { ...second, intent: 'voided' },
      ['nothing', 'nothing', 'nothing', 'void', 'refund', 'nothing', 'nothing', 'markRefunded', 'suspect'],
    ],
    [
      'that is refunded as an overpayment',
      { ...second, intent: 'surplus' },
      ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'markRefunded', 'nothing'],
    ],
    [
      'that is suspect',
      { ...waiting, intent: 'suspect' },
      ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
    ],
  ])('%s', (_, state, expected) => {
    expect(events.map((event) => decideSettlement(state, event))).toEqual(expected)
  })
})

/** What the decisions do to the books, as settle.ts carries them out. */
function after(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (decideSettlement(state, event)) {
    case 'accept':
      return { ...state, intent: 'settled', order: 'paid', isInStock: true }
    case 'refund':
      return { ...state, intent: 'surplus' }
    case 'fail':
      return { ...state, intent: 'failed' }
    case 'markVoided':
      return { ...state, intent: 'voided' }
    case 'markRefunded':
      return { ...state, intent: 'refunded', order: state.intent === 'settled' ? 'refunded' : state.order }
    case 'suspect':
      return { ...state, intent: 'suspect' }
    case 'nothing':
    case 'wait':
    case 'capture':
    case 'void':
      return state
  }
}

const anyEvent = fc.constantFrom(...events)
const anyState = fc.constantFrom(waiting, expired, soldOut, cancelled, second, replaced)

describe('repeated and reordered events', () => {
  it('change nothing when the same event repeats', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 6 }), anyEvent, (start, before, event) => {
        const once = after(before.reduce(after, start), event)
        expect(after(once, event)).toEqual(once)
      }),
    )
  })

  it('settle, refund or suspect all money that arrived', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 6 }), fc.array(anyEvent, { maxLength: 6 }), (start, before, later) => {
        const end = later.reduce(after, after(before.reduce(after, start), 'settled'))
        expect(['settled', 'surplus', 'refunded', 'suspect']).toContain(end.intent)
      }),
    )
  })

  it('never pay an order without money, or one that a person cancelled', () => {
    const withoutMoney = anyEvent.filter((event) => event !== 'settled')
    fc.assert(
      fc.property(anyState, fc.array(withoutMoney, { maxLength: 8 }), (start, said) => {
        expect(said.reduce(after, start).intent).not.toBe('settled')
      }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), (said) => {
        expect(said.reduce(after, cancelled).order).toBe('cancelled')
      }),
    )
  })
})
