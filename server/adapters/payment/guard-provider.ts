import { circuitBreaker } from '@/server/adapters/http/circuit-breaker'
import { requireMatch } from './matching'
import type { NewPlan, PaymentIntent, PaymentProvider } from './port'

/** A provider without circuit breaker and without checks of its answers. */
export type RawProvider = PaymentProvider & { /** Our account at the provider. */ readonly payee: string }

/** Wraps a provider in a circuit breaker and checks that its answers are about our order, amount and account. */
export function guardProvider(raw: RawProvider, now: () => number): PaymentProvider {
  const call = circuitBreaker(now)
  // A circuit of its own: forged webhooks must not block payments.
  const webhookCall = circuitBreaker(now)
  const status: PaymentProvider['status'] = async (intent) => requireMatch(intent, raw.payee, await call(() => raw.status(intent)))

  const makePlan = raw.createPlan?.bind(raw)
  const refunded = raw.findRefund?.bind(raw)
  const end = raw.cancelSubscription?.bind(raw)

  return {
    name: raw.name,
    start: (payment) => call(() => raw.start(payment)),
    ...(makePlan && { createPlan: (plan: NewPlan) => call(() => makePlan(plan)) }),
    status,
    async capture(intent) {
      const before = await status(intent)
      if (before.state !== 'approved') return before
      return requireMatch(intent, raw.payee, await call(() => raw.capture(intent)))
    },
    refund: (intent, refund) => call(() => raw.refund(intent, refund)),
    ...(refunded && { findRefund: (intent: PaymentIntent, refund: string) => call(() => refunded(intent, refund)) }),
    void: (intent) => call(() => raw.void(intent)),
    renewals: (intent) => call(() => raw.renewals(intent)),
    ...(end && { cancelSubscription: (intent: PaymentIntent) => call(() => end(intent)) }),
    verifyWebhook: (body, headers) => webhookCall(() => raw.verifyWebhook(body, headers)),
    readReturn: (query) => raw.readReturn(query),
  }
}
