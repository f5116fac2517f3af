import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSettlement, type PaymentEvent, type PaymentState, type Settlement } from './decide-settlement'

const waiting: PaymentState = { intent: 'open', order: 'awaiting_payment', isRevivable: false, isInStock: true }
const lapsed: PaymentState = { ...waiting, order: 'cancelled', isRevivable: true }
const soldOut: PaymentState = { ...lapsed, isInStock: false }
const cancelled: PaymentState = { ...waiting, order: 'cancelled' }
const paid: PaymentState = { ...waiting, intent: 'settled', order: 'paid' }
const second: PaymentState = { ...waiting, order: 'paid' }

const events: PaymentEvent[] = ['open', 'pending', 'expired', 'approved', 'settled', 'failed', 'voided', 'refunded', 'mismatch']

describe('what follows of a payment', () => {
  it.each<[string, PaymentState, Settlement[]]>([
    //                                              open       moving     lapsed     approved   settled     failed     voided     refunded    mismatch
    [
      'that the order waits for',
      waiting,
      ['nothing', 'wait', 'void', 'capture', 'accept', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    [
      'whose order waited in vain',
      lapsed,
      ['void', 'nothing', 'void', 'capture', 'accept', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    ['whose pieces are sold', soldOut, ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect']],
    [
      'whose order a person gave up',
      cancelled,
      ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect'],
    ],
    ['of an order paid otherwise', second, ['void', 'nothing', 'void', 'void', 'refund', 'fail', 'markVoided', 'markRefunded', 'suspect']],
    ['that is paid', paid, ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'markRefunded', 'nothing']],
    [
      'that failed, and comes after all',
      { ...waiting, intent: 'failed' },
      ['nothing', 'nothing', 'nothing', 'void', 'accept', 'nothing', 'nothing', 'markRefunded', 'suspect'],
    ],
    [
      'that we gave up, of an order paid otherwise',
      { ...second, intent: 'voided' },
      ['nothing', 'nothing', 'nothing', 'void', 'refund', 'nothing', 'nothing', 'markRefunded', 'suspect'],
    ],
    [
      'that goes back',
      { ...second, intent: 'surplus' },
      ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'markRefunded', 'nothing'],
    ],
    [
      'that a person must look at',
      { ...waiting, intent: 'suspect' },
      ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
    ],
  ])('%s', (_, standing, expected) => {
    expect(events.map((event) => decideSettlement(standing, event))).toEqual(expected)
  })
})

/** What the decisions do to the books, as settle.ts carries them out. */
function after(standing: PaymentState, event: PaymentEvent): PaymentState {
  switch (decideSettlement(standing, event)) {
    case 'accept':
      return { ...standing, intent: 'settled', order: 'paid', isInStock: true }
    case 'refund':
      return { ...standing, intent: 'surplus' }
    case 'fail':
      return { ...standing, intent: 'failed' }
    case 'markVoided':
      return { ...standing, intent: 'voided' }
    case 'markRefunded':
      return { ...standing, intent: 'refunded', order: standing.intent === 'settled' ? 'refunded' : standing.order }
    case 'suspect':
      return { ...standing, intent: 'suspect' }
    case 'nothing':
    case 'wait':
    case 'capture':
    case 'void':
      return standing
  }
}

const anyEvent = fc.constantFrom(...events)
const anyStanding = fc.constantFrom(waiting, lapsed, soldOut, cancelled, second)

describe('in any order and however often', () => {
  it('the same event twice is the same as once', () => {
    fc.assert(
      fc.property(anyStanding, fc.array(anyEvent, { maxLength: 6 }), anyEvent, (start, before, event) => {
        const once = after(before.reduce(after, start), event)
        expect(after(once, event)).toEqual(once)
      }),
    )
  })

  it('money that came is the order’s, goes back, or waits for a person; it is never forgotten', () => {
    fc.assert(
      fc.property(anyStanding, fc.array(anyEvent, { maxLength: 6 }), fc.array(anyEvent, { maxLength: 6 }), (start, before, later) => {
        const end = later.reduce(after, after(before.reduce(after, start), 'settled'))
        expect(['settled', 'surplus', 'refunded', 'suspect']).toContain(end.intent)
      }),
    )
  })

  it('nothing that the provider says makes an order paid without money, or one that a person gave up', () => {
    const withoutMoney = anyEvent.filter((event) => event !== 'settled')
    fc.assert(
      fc.property(anyStanding, fc.array(withoutMoney, { maxLength: 8 }), (start, said) => {
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
