import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GatewayPayment } from '../hosted-form/messages'
import type { Ledger } from './ledger'

/** The signed form's data. */
export const OpenedPayment = z.object({
  merchant: z.string(),
  reference: z.string(),
  order: z.string(),
  number: z.string(),
  amount: z.coerce.number().int().positive(),
  currency: z.string(),
  successUrl: z.string(),
  failureUrl: z.string(),
  noticeUrl: z.string(),
})
export type OpenedPayment = z.infer<typeof OpenedPayment>

const Decision = z.object({
  outcome: z.enum(['approved', 'declined', 'cancelled']),
  /** Effective from this time, ms. */ holdsFrom: z.number(),
})
export type Decision = z.infer<typeof Decision>

const RefundFact = z.object({ amount: z.number() })

/** The test bank's records. Amounts in cents, times in ms. */
export function testBank(ledger: Ledger, merchant: string, now: () => number) {
  async function opened(reference: string) {
    return OpenedPayment.optional().parse(await ledger.find(reference, 'payment'))
  }

  async function decision(reference: string) {
    return Decision.optional().parse(await ledger.find(reference, 'decision'))
  }

  function stateOf({ outcome, holdsFrom }: Decision): GatewayPayment['state'] {
    if (holdsFrom <= now()) return outcome
    return outcome === 'approved' ? 'approving' : 'waiting'
  }

  async function payment(reference: string): Promise<GatewayPayment> {
    const [payment, decided, refunds] = await Promise.all([opened(reference), decision(reference), ledger.list(reference, 'refund')])
    return {
      state: decided ? stateOf(decided) : payment ? 'waiting' : 'unknown',
      merchant,
      reference,
      order: payment?.order ?? '',
      amount: payment?.amount ?? 0,
      currency: payment?.currency ?? 'EUR',
      transaction: shortName(reference, 'T'),
      refunded: refunds.map((one) => RefundFact.parse(one).amount).reduce((sum, amount) => sum + amount, 0),
    }
  }

  return {
    opened,
    decision,
    payment,

    /** Opens a payment; the first form of a reference counts. */
    async open(form: OpenedPayment) {
      return OpenedPayment.parse(await ledger.record(form.reference, 'payment', form))
    },

    /** The first decision counts. */
    async decide(reference: string, outcome: Decision['outcome'], delayMs = 0) {
      return Decision.parse(await ledger.record(reference, 'decision', { outcome, holdsFrom: now() + delayMs }))
    },

    /** Voids the payment, unless it was captured. */
    async void(reference: string) {
      const decided = Decision.parse(await ledger.record(reference, 'decision', { outcome: 'cancelled', holdsFrom: now() }))
      return decided.outcome !== 'approved'
    },

    /** Refunds at most what was captured; the same key is the same refund. */
    async refund(reference: string, key: string, amount: number) {
      const { state, amount: captured, refunded } = await payment(reference)
      const fact = `refund-${shortName(key, '')}`
      if (state !== 'approved') return false
      if ((await ledger.find(reference, fact)) !== undefined) return true
      if (refunded + amount > captured) return false
      await ledger.record(reference, fact, { amount })
      return true
    },
  }
}

function shortName(text: string, prefix: string) {
  return prefix + createHash('sha256').update(text).digest('hex').slice(0, 16)
}
