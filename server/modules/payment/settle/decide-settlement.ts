import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { IntentState } from '@/server/modules/payment/intents/intents'

/** What is known of a payment now: the provider's answer, or what became of what we asked it to do. */
export type PaymentEvent = 'open' | 'moving' | 'lapsed' | 'approved' | 'settled' | 'failed' | 'voided' | 'refunded' | 'mismatch'

export type PaymentState = {
  intent: IntentState
  order: OrderStatus
  /** An order that was given up because nobody paid in time may still be paid; one that a person gave up may not. */
  isRevivable: boolean
  /** Its pieces are kept for it, or still on the shelf. */
  isInStock: boolean
}

/**
 * What follows: `wait` keeps the pieces for money that is on its way, `capture` moves the approved money, `void` gives the payment up, `accept` makes the order paid, `giveBack` keeps the books of
 * money that the order has no use for and returns it, `returned` notes that it went back, `suspect` leaves it to a person.
 */
export type Settlement = 'nothing' | 'wait' | 'capture' | 'void' | 'accept' | 'giveBack' | 'fail' | 'giveUp' | 'returned' | 'suspect'

/**
 * The whole rule of money (DESIGN 7, faults 8, 18 to 22). It depends on how things stand and on what is known now, never on what came before, so
 * events may come twice, late and in any order.
 */
export function decideSettlement(state: PaymentState, event: PaymentEvent): Settlement {
  const { intent, order } = state
  const isUndecided = intent === 'open' || intent === 'failed' || intent === 'voided'
  const canAccept = state.isInStock && (order === 'awaiting_payment' || (order === 'cancelled' && state.isRevivable))
  switch (event) {
    case 'moving':
      return intent === 'open' && order === 'awaiting_payment' ? 'wait' : 'nothing'
    case 'open':
      return intent === 'open' && order !== 'awaiting_payment' ? 'void' : 'nothing'
    case 'lapsed':
      return intent === 'open' ? 'void' : 'nothing'
    case 'approved':
      if (!isUndecided) return 'nothing'
      return intent === 'open' && canAccept ? 'capture' : 'void'
    case 'settled':
      // What a person has to look at stays theirs, whatever the provider says next.
      if (!isUndecided) return 'nothing'
      return canAccept ? 'accept' : 'giveBack'
    case 'failed':
      return intent === 'open' ? 'fail' : 'nothing'
    case 'voided':
      return intent === 'open' ? 'giveUp' : 'nothing'
    case 'refunded':
      return intent === 'refunded' || intent === 'suspect' ? 'nothing' : 'returned'
    case 'mismatch':
      return isUndecided ? 'suspect' : 'nothing'
  }
  event satisfies never
}
