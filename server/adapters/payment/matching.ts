import { ProviderError } from '@/server/adapters/http/provider-error'
import type { PaymentStatus, PaymentIntent } from './port'

/**
 * Passes answers about our order, amount, currency and account, and answers that move no money.
 * @throws ProviderError mismatch with both sides and the transaction to refund (docs/rules/payments.md#payment-match)
 */
export function requireMatch(intent: PaymentIntent, payee: string, answer: PaymentStatus): PaymentStatus {
  if (!('reported' in answer)) return answer
  const { reported } = answer
  const ours = { cents: intent.amount.cents, currency: intent.amount.currency, payee, orderSlug: intent.orderSlug }
  const theirs = { cents: reported.amount.cents, currency: reported.amount.currency, payee: reported.payee, orderSlug: reported.orderSlug }
  const isOurs =
    ours.cents === theirs.cents && ours.currency === theirs.currency && ours.payee === theirs.payee && ours.orderSlug === theirs.orderSlug
  if (isOurs) return answer
  throw new ProviderError('mismatch', { state: answer.state, transaction: reported.transaction, ours, theirs })
}
