import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GatewayPayment } from '../hosted-form/messages'
import type { Ledger } from './ledger'

/** What the signed form said. */
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
  /** From then on the bank knows it, ms. */ holdsFrom: z.number(),
})
export type Decision = z.infer<typeof Decision>

const RefundFact = z.object({ amount: z.number() })

/** The books of the practice bank. Amounts in cents, times in ms. */
export function testBank(ledger: Ledger, merchant: string, now: () => number) {
  async function opened(reference: string) {
    return OpenedPayment.optional().parse(await ledger.find(reference, 'payment'))
  }

  async function decision(reference: string) {
    return Decision.optional().parse(await ledger.find(reference, 'decision'))
  }

  async function payment(reference: string): Promise<GatewayPayment> {
    const [own, decided, returns] = await Promise.all([opened(reference), decision(reference), ledger.list(reference, 'refund')])
    const holds = decided && decided.holdsFrom <= now() ? decided.outcome : undefined
    return {
      state: holds ?? (own ? 'waiting' : 'unknown'),
      merchant,
      reference,
      order: own?.order ?? '',
      amount: own?.amount ?? 0,
      currency: own?.currency ?? 'EUR',
      transaction: shortName(reference, 'T'),
      refunded: returns.map((one) => RefundFact.parse(one).amount).reduce((sum, amount) => sum + amount, 0),
    }
  }

  return {
    opened,
    decision,
    payment,

    /** The shopper came with a form. The first form of a reference holds. */
    async open(form: OpenedPayment) {
      return OpenedPayment.parse(await ledger.record(form.reference, 'payment', form))
    },

    /** The first decision holds, whoever else clicked. */
    async decide(reference: string, outcome: Decision['outcome'], delayMs = 0) {
      return Decision.parse(await ledger.record(reference, 'decision', { outcome, holdsFrom: now() + delayMs }))
    },

    /** Gives the payment up, unless its money has been taken. */
    async void(reference: string) {
      const decided = Decision.parse(await ledger.record(reference, 'decision', { outcome: 'cancelled', holdsFrom: now() }))
      return decided.outcome !== 'approved'
    },

    /** Gives money back, never more than was taken. The same key again is the same refund. */
    async refund(reference: string, key: string, amount: number) {
      const { state, amount: taken, refunded } = await payment(reference)
      const fact = `refund-${shortName(key, '')}`
      if (state !== 'approved') return false
      if ((await ledger.find(reference, fact)) !== undefined) return true
      if (refunded + amount > taken) return false
      await ledger.record(reference, fact, { amount })
      return true
    },
  }
}

function shortName(text: string, prefix: string) {
  return prefix + createHash('sha256').update(text).digest('hex').slice(0, 16)
}
