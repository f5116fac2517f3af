import { z } from 'zod'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { NewPayment, NewPlan, PaymentStatus, PaymentIntent, Renewals } from '../port'
import { issueOf, readAs, type PayPalClient } from './client'
import { PayPalMoney, toPayPalMoney } from './shapes'
import { texts } from '@/server/core/texts'

const Plan = z.object({
  status: z.string(),
  billing_cycles: z.array(z.object({ tenure_type: z.string(), pricing_scheme: z.object({ fixed_price: PayPalMoney }).optional() })),
  payment_preferences: z.object({ setup_fee: PayPalMoney.optional() }).optional(),
  taxes: z.object({ percentage: z.string(), inclusive: z.boolean().default(true) }).optional(),
  quantity_supported: z.boolean().default(false),
})
type Plan = z.infer<typeof Plan>

const CreatedResource = z.object({ id: z.string().min(1) })

const Subscription = z.object({
  id: z.string().min(1),
  status: z.string(),
  plan_id: z.string(),
  quantity: z.string().default('1'),
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
  billing_info: z
    .object({ last_payment: z.object({ amount: PayPalMoney }).optional(), failed_payments_count: z.number().default(0) })
    .optional(),
})
type Subscription = z.infer<typeof Subscription>

const Charge = z.object({
  id: z.string(),
  status: z.string(),
  time: z.string(),
  amount_with_breakdown: z.object({ gross_amount: PayPalMoney }),
})
const Charges = z.object({ transactions: z.array(Charge).nullish() })
type Charge = z.infer<typeof Charge>

/** Charged, refunded or not. */
const paidStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const endedStatuses = new Set(['CANCELLED', 'EXPIRED'])

type OrderedSubscription = NonNullable<PaymentIntent['subscription']>

/** Recurring payments: our server creates the subscription, PayPal charges it when the shopper approves. */
export function payPalSubscriptions(client: PayPalClient, merchantId: string, now: () => Date) {
  const pathOf = (id: string | null) => `/v1/billing/subscriptions/${encodeURIComponent(id ?? '')}`

  /** PayPal charges its plan's price, so it must equal ours (docs/rules/payments.md#subscription-plan). */
  async function loadMatchingPlan({ planId, quantity }: OrderedSubscription, { amount }: NewPayment): Promise<Plan> {
    const reply = await client.request({ method: 'GET', path: `/v1/billing/plans/${encodeURIComponent(planId)}` })
    if (reply.status === 404) throw new ProviderError('noPlan', { planId, reason: 'not found' })
    const plan = readAs(Plan, reply)
    const [cycle, ...others] = plan.billing_cycles
    const price = cycle?.pricing_scheme?.fixed_price
    const isTaxed = plan.taxes?.inclusive === false && Number(plan.taxes.percentage) !== 0
    const isPlain = plan.status === 'ACTIVE' && others.length === 0 && !plan.payment_preferences?.setup_fee?.cents && !isTaxed
    if (!isPlain || !price || (quantity > 1 && !plan.quantity_supported))
      throw new ProviderError('noPlan', { planId, reason: 'not one active price' })
    if (price.cents * quantity === amount.cents && price.currency === amount.currency) return plan
    throw new ProviderError('noPlan', { planId, ours: amount, theirs: { ...price, cents: price.cents * quantity } })
  }

  async function find(id: string | null): Promise<Subscription | null> {
    if (!id) return null
    const reply = await client.request({ method: 'GET', path: pathOf(id) })
    return reply.status === 404 ? null : readAs(Subscription, reply)
  }

  /** All charges, oldest first. */
  async function chargesOf(subscription: Subscription | null): Promise<Charge[]> {
    if (!subscription) return []
    const since = subscription.create_time ?? new Date(0).toISOString()
    const span = new URLSearchParams({ start_time: since, end_time: now().toISOString() })
    const reply = await client.request({ method: 'GET', path: `${pathOf(subscription.id)}/transactions?${span}` })
    const { transactions } = reply.status === 404 ? {} : readAs(Charges, reply)
    return (transactions ?? []).toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
  }

  /** Later charges are found by id: PayPal puts only the first order's slug on them. */
  async function statusOfCharge({ reference, orderSlug }: PaymentIntent, subscriptionId: string): Promise<PaymentStatus> {
    const charge = (await chargesOf(await find(subscriptionId))).find(({ id }) => id === reference)
    if (!charge) return { state: 'failed', reason: 'not found' }
    const { id: transaction, status, amount_with_breakdown: amounts } = charge
    if (status === 'PENDING') return { state: 'open', isPending: true }
    if (!paidStatuses.has(status)) return { state: 'failed', reason: status }
    const reported = { payee: merchantId, orderSlug, transaction, amount: amounts.gross_amount }
    return { state: status === 'REFUNDED' ? 'refunded' : 'settled', reported }
  }

  async function cancel(subscription: Subscription | null) {
    if (!subscription || subscription.status === 'CANCELLED') return
    const reply = await client.request({
      method: 'POST',
      path: `${pathOf(subscription.id)}/cancel`,
      body: { reason: texts.documents.cancelled },
    })
    // An unapproved subscription cannot be cancelled; if it is approved later, its webhook reports it.
    if (reply.status >= 300 && reply.status !== 422) throw new ProviderError('unavailable', { status: reply.status, issue: issueOf(reply) })
  }

  return {
    /** Creates a catalogue product and its plan, once per key. */
    async makePlan({ key, name, everyMonths, price }: NewPlan): Promise<string> {
      const product = await client.request({
        method: 'POST',
        path: '/v1/catalogs/products',
        body: { name: name.slice(0, 127), type: 'PHYSICAL' },
        requestId: `${key}.product`,
      })
      const cycle = {
        frequency: { interval_unit: 'MONTH', interval_count: everyMonths },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
        pricing_scheme: { fixed_price: toPayPalMoney(price) },
      }
      const reply = await client.request({
        method: 'POST',
        path: '/v1/billing/plans',
        body: {
          product_id: readAs(CreatedResource, product).id,
          name: name.slice(0, 127),
          status: 'ACTIVE',
          quantity_supported: true,
          billing_cycles: [cycle],
          payment_preferences: { auto_bill_outstanding: true },
        },
        requestId: `${key}.plan`,
      })
      return readAs(CreatedResource, reply).id
    },

    async create(payment: NewPayment, ordered: OrderedSubscription): Promise<string> {
      const { quantity_supported } = await loadMatchingPlan(ordered, payment)
      const { orderSlug: custom_id, urls, key: requestId } = payment
      const context = {
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: urls.success,
        cancel_url: urls.failure,
      }
      // A plan without quantities refuses even a quantity of 1.
      const quantity = quantity_supported ? String(ordered.quantity) : undefined
      const { tax } = ordered
      const plan = tax && { taxes: { percentage: String(tax.percentage), inclusive: tax.inclusive } }
      const body = { plan_id: ordered.planId, quantity, custom_id, plan, application_context: context }
      const reply = await client.request({ method: 'POST', path: '/v1/billing/subscriptions', body, requestId })
      if (reply.status === 422 || reply.status === 400) throw new ProviderError('refused', { issue: issueOf(reply) })
      return readAs(CreatedResource, reply).id
    },

    async status(intent: PaymentIntent): Promise<PaymentStatus> {
      if (intent.subscription?.renewalOf !== undefined) return statusOfCharge(intent, intent.subscription.renewalOf)
      const subscription = await find(intent.reference)
      if (!subscription) return { state: 'failed', reason: 'not found' }
      requireSamePlan(intent, subscription)
      const paid = subscription.billing_info?.last_payment?.amount
      if (!paid) return statusOfUnpaid(subscription)
      // The charge may not be listed yet; a refund is only visible on the listed charge.
      const first = (await chargesOf(subscription)).find(({ status }) => paidStatuses.has(status))
      const amount = first?.amount_with_breakdown.gross_amount ?? paid
      // PayPal names no payee; only the owner can read the subscription.
      const reported = { payee: merchantId, orderSlug: subscription.custom_id ?? '', transaction: first?.id ?? subscription.id, amount }
      return { state: first?.status === 'REFUNDED' ? 'refunded' : 'settled', reported }
    },

    async void(intent: PaymentIntent): Promise<void> {
      if (intent.subscription?.renewalOf !== undefined) throw new ProviderError('refused', { reason: 'charged' })
      const subscription = await find(intent.reference)
      if (subscription?.billing_info?.last_payment) throw new ProviderError('refused', { reason: 'paid' })
      await cancel(subscription)
    },

    async end(intent: PaymentIntent): Promise<void> {
      await cancel(await find(intent.reference))
    },

    async renewals(intent: PaymentIntent): Promise<Renewals> {
      const subscription = await find(intent.reference)
      if (!subscription) return { charges: [], hasEnded: true }
      const paid = (await chargesOf(subscription)).filter(({ status }) => paidStatuses.has(status))
      return {
        charges: paid.slice(1).map(({ id, status }) => ({ id, isRefunded: status === 'REFUNDED' })),
        hasEnded: endedStatuses.has(subscription.status),
      }
    },

    /** The charge to refund: this one, or the subscription's first. */
    async captureId(intent: PaymentIntent): Promise<string> {
      if (intent.subscription?.renewalOf !== undefined && intent.reference !== null) return intent.reference
      const [first] = (await chargesOf(await find(intent.reference))).filter(({ status }) => paidStatuses.has(status))
      if (!first) throw new ProviderError('refused', { reason: 'nothing was taken' })
      return first.id
    },
  }
}

/** An active subscription's first charge is on the way, unless an attempt failed. */
function statusOfUnpaid({ status, billing_info }: Subscription): PaymentStatus {
  if (['CANCELLED', 'EXPIRED', 'SUSPENDED'].includes(status)) return { state: 'failed', reason: status }
  return status === 'ACTIVE' && !billing_info?.failed_payments_count ? { state: 'open', isPending: true } : { state: 'open' }
}

function requireSamePlan({ subscription: ours }: PaymentIntent, theirs: Subscription) {
  if (ours && ours.planId === theirs.plan_id && String(ours.quantity) === theirs.quantity) return
  throw new ProviderError('mismatch', { transaction: theirs.id, ours, theirs: { planId: theirs.plan_id, quantity: theirs.quantity } })
}
