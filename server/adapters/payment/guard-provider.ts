import { circuit } from './circuit-breaker'
import { requireMatch } from './matching'
import type { NewPlan, PaymentIntent, PaymentProvider } from './port'

/** A provider as its adapter writes it: it may believe what it is told, and need not ask before it captures. */
export type RawProvider = PaymentProvider & { /** Our account there. */ readonly payee: string }

/** The provider that the shop uses: through a circuit breaker of its own, and believing only answers about our order, amount and account. */
export function guardProvider(raw: RawProvider, now: () => number): PaymentProvider {
  const through = circuit(now)
  // Their own: whoever floods us with forged notices must not close the way for payments.
  const notices = circuit(now)
  const status: PaymentProvider['status'] = async (intent) => requireMatch(intent, raw.payee, await through(() => raw.status(intent)))

  const makePlan = raw.makePlan?.bind(raw)
  const refunded = raw.refunded?.bind(raw)
  const end = raw.end?.bind(raw)

  return {
    name: raw.name,
    start: (payment) => through(() => raw.start(payment)),
    ...(makePlan && { makePlan: (plan: NewPlan) => through(() => makePlan(plan)) }),
    status,
    async capture(intent) {
      const before = await status(intent)
      if (before.state !== 'approved') return before
      return requireMatch(intent, raw.payee, await through(() => raw.capture(intent)))
    },
    refund: (intent, refund) => through(() => raw.refund(intent, refund)),
    ...(refunded && { refunded: (intent: PaymentIntent, refund: string) => through(() => refunded(intent, refund)) }),
    void: (intent) => through(() => raw.void(intent)),
    renewals: (intent) => through(() => raw.renewals(intent)),
    ...(end && { end: (intent: PaymentIntent) => through(() => end(intent)) }),
    verifyNotice: (body, headers) => notices(() => raw.verifyNotice(body, headers)),
    readReturn: (query) => raw.readReturn(query),
  }
}
