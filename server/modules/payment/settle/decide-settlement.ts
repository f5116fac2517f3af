import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { IntentState } from '@/server/modules/payment/intents/intents'

/** What is known of a payment: the provider's answer, or the result of our call. */
export type PaymentEvent = 'open' | 'pending' | 'expired' | 'approved' | 'settled' | 'failed' | 'voided' | 'refunded' | 'mismatch'

export type PaymentState = {
  intent: IntentState
  order: OrderStatus
  /** The shop cancelled the order because nobody paid in time; a person's cancellation is final. */
  isRevivable: boolean
  /** The payment's amount is what the order costs now: the fee may have changed with the method. */
  isAmountCurrent: boolean
  /** Its stock is reserved for it or still available. */
  isInStock: boolean
}

/**
 * `nothing` changes nothing, `wait` extends the reservation, `capture` takes approved money, `void` gives the payment up, `accept` makes the order paid,
 * `refund` books and refunds an overpayment, `fail`, `markVoided` and `markRefunded` record what happened, `suspect` leaves it to a person.
 */
export type SettlementDecision =
  | 'nothing'
  | 'wait'
  | 'capture'
  | 'void'
  | 'accept'
  | 'refund'
  | 'fail'
  | 'markVoided'
  | 'markRefunded'
  | 'suspect'

/**
 * The complete decision table of payments (docs/rules/payments.md#settlement-table). It depends on the current state only, so events may repeat, come late
 * and in any order.
 */
export function decideSettlement(state: PaymentState, event: PaymentEvent): SettlementDecision {
  const { intent, order } = state
  // A failed or voided payment may turn out to be paid after all.
  const canStillSettle = intent === 'open' || intent === 'failed' || intent === 'voided'
  const canAccept =
    state.isInStock && state.isAmountCurrent && (order === 'awaiting_payment' || (order === 'cancelled' && state.isRevivable))
  switch (event) {
    case 'pending':
      return intent === 'open' && order === 'awaiting_payment' ? 'wait' : 'nothing'
    case 'open':
      return intent === 'open' && order !== 'awaiting_payment' ? 'void' : 'nothing'
    case 'expired':
      return intent === 'open' ? 'void' : 'nothing'
    case 'approved':
      if (!canStillSettle) return 'nothing'
      return intent === 'open' && canAccept ? 'capture' : 'void'
    case 'settled':
      // A suspect payment stays a person's, whatever the provider reports next (docs/rules/payments.md#suspect-payment).
      if (!canStillSettle) return 'nothing'
      return canAccept ? 'accept' : 'refund'
    case 'failed':
      return intent === 'open' ? 'fail' : 'nothing'
    case 'voided':
      return intent === 'open' ? 'markVoided' : 'nothing'
    case 'refunded':
      return intent === 'refunded' || intent === 'suspect' ? 'nothing' : 'markRefunded'
    case 'mismatch':
      return canStillSettle ? 'suspect' : 'nothing'
  }
  event satisfies never
}
