import { z } from 'zod'
import { PaymentError } from '../payment-error'
import type { NewPayment, PaymentAnswer, PaymentIntent } from '../port'
import { issueOf, readAs, type PayPalClient } from './client'
import { PayPalMoney } from './money'

const Plan = z.object({
  status: z.string(),
  billing_cycles: z.array(z.object({ tenure_type: z.string(), pricing_scheme: z.object({ fixed_price: PayPalMoney }).optional() })),
  payment_preferences: z.object({ setup_fee: PayPalMoney.optional() }).optional(),
})

const Subscription = z.object({
  id: z.string().min(1),
  status: z.string(),
  plan_id: z.string(),
  quantity: z.string().default('1'),
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
  billing_info: z.object({ last_payment: z.object({ amount: PayPalMoney }).optional() }).optional(),
})
type Subscription = z.infer<typeof Subscription>

const Transactions = z.object({ transactions: z.array(z.object({ id: z.string(), status: z.string() })).default([]) })

type Ordered = NonNullable<PaymentIntent['subscription']>

/** Monthly payments: our server makes the subscription, PayPal charges it as soon as the shopper approves, without a capture of ours. */
export function payPalSubscriptions(client: PayPalClient, merchantId: string, now: () => Date) {
  const pathOf = (id: string | null) => `/v1/billing/subscriptions/${encodeURIComponent(id ?? '')}`

  /** PayPal charges what its plan says, so that must be our price. */
  async function requirePlan({ planId, quantity }: Ordered, { amount }: NewPayment) {
    const plan = readAs(Plan, await client.ask({ method: 'GET', path: `/v1/billing/plans/${encodeURIComponent(planId)}` }))
    const [cycle, ...others] = plan.billing_cycles
    const price = cycle?.pricing_scheme?.fixed_price
    const isPlain = plan.status === 'ACTIVE' && others.length === 0 && !plan.payment_preferences?.setup_fee?.cents
    if (!isPlain || !price) throw new PaymentError('refused', { planId, reason: 'not one active price' })
    if (price.cents * quantity === amount.cents && price.currency === amount.currency) return
    throw new PaymentError('mismatch', { planId, ours: amount, theirs: { ...price, cents: price.cents * quantity } })
  }

  async function find(intent: PaymentIntent): Promise<Subscription | null> {
    if (!intent.reference) return null
    const reply = await client.ask({ method: 'GET', path: pathOf(intent.reference) })
    return reply.status === 404 ? null : readAs(Subscription, reply)
  }

  async function cancel(subscription: Subscription | null) {
    if (!subscription || subscription.status === 'CANCELLED') return
    const reply = await client.ask({ method: 'POST', path: `${pathOf(subscription.id)}/cancel`, body: { reason: 'Narudžba je otkazana.' } })
    // One that nobody has approved yet cannot be cancelled. Should it be approved later, its notice brings it back to us.
    if (reply.status >= 300 && reply.status !== 422) throw new PaymentError('unavailable', { status: reply.status, issue: issueOf(reply) })
  }

  return {
    async create(payment: NewPayment, ordered: Ordered): Promise<string> {
      await requirePlan(ordered, payment)
      const { orderSlug: custom_id, urls, key: requestId } = payment
      const context = {
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: urls.success,
        cancel_url: urls.failure,
      }
      const body = { plan_id: ordered.planId, quantity: String(ordered.quantity), custom_id, application_context: context }
      const reply = await client.ask({ method: 'POST', path: '/v1/billing/subscriptions', body, requestId })
      if (reply.status === 422 || reply.status === 400) throw new PaymentError('refused', { issue: issueOf(reply) })
      return readAs(z.object({ id: z.string().min(1) }), reply).id
    },

    async status(intent: PaymentIntent): Promise<PaymentAnswer> {
      const subscription = await find(intent)
      if (!subscription) return { state: 'failed', reason: 'not found' }
      requirePlanOf(intent, subscription)
      const paid = subscription.billing_info?.last_payment?.amount
      // Who sees a subscription owns it: PayPal names no payee on it.
      const facts = { payee: merchantId, orderSlug: subscription.custom_id ?? '', transaction: subscription.id }
      if (paid) return { state: 'settled', facts: { ...facts, amount: paid } }
      const isOver = ['CANCELLED', 'EXPIRED', 'SUSPENDED'].includes(subscription.status)
      return isOver ? { state: 'failed', reason: subscription.status } : { state: 'open' }
    },

    async void(intent: PaymentIntent): Promise<void> {
      const subscription = await find(intent)
      if (subscription?.billing_info?.last_payment) throw new PaymentError('refused', { reason: 'paid' })
      await cancel(subscription)
    },

    /** Nothing more is charged. What was stays. */
    async end(intent: PaymentIntent): Promise<void> {
      await cancel(await find(intent))
    },

    /** The first payment, which money can go back from. */
    async captureId(intent: PaymentIntent): Promise<string> {
      const subscription = await find(intent)
      const since = subscription?.create_time ?? new Date(0).toISOString()
      const span = new URLSearchParams({ start_time: since, end_time: now().toISOString() })
      const { transactions } = readAs(
        Transactions,
        await client.ask({ method: 'GET', path: `${pathOf(intent.reference)}/transactions?${span}` }),
      )
      const paid = transactions.find(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')
      if (!paid) throw new PaymentError('refused', { reason: 'nothing was taken' })
      return paid.id
    },
  }
}

function requirePlanOf({ subscription: ours }: PaymentIntent, theirs: Subscription) {
  if (ours && ours.planId === theirs.plan_id && String(ours.quantity) === theirs.quantity) return
  throw new PaymentError('mismatch', { transaction: theirs.id, ours, theirs: { planId: theirs.plan_id, quantity: theirs.quantity } })
}
