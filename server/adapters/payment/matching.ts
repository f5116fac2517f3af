import { PaymentError } from './payment-error'
import type { PaymentStatus, PaymentIntent } from './port'

/**
 * Lets an answer pass that speaks of our order, our amount and our account; an `open` or `failed` one moves no money and passes as it is.
 * @throws PaymentError mismatch, with both sides and, in `detail.transaction`, the money to give back (faults 18, 20)
 */
export function requireMatch(intent: PaymentIntent, payee: string, answer: PaymentStatus): PaymentStatus {
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const ours = { cents: intent.amount.cents, currency: intent.amount.currency, payee, orderSlug: intent.orderSlug }
  const theirs = { cents: facts.amount.cents, currency: facts.amount.currency, payee: facts.payee, orderSlug: facts.orderSlug }
  const isOurs =
    ours.cents === theirs.cents && ours.currency === theirs.currency && ours.payee === theirs.payee && ours.orderSlug === theirs.orderSlug
  if (isOurs) return answer
  throw new PaymentError('mismatch', { state: answer.state, transaction: facts.transaction, ours, theirs })
}
