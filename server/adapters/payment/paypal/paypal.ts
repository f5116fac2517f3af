import { z } from 'zod'
import { fromCents } from '@/lib/money/money'
import type { RawProvider } from '../guard-provider'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { NewPayment, PaymentIntent } from '../port'
import { issueOf, payPalClient, readAs, type PayPalConfig, type PayPalDeps } from './client'
import { linked, Links, PayPalMoney, toPayPalMoney } from './shapes'
import { verifyPayPalWebhook } from './webhooks'
import { payPalOrders } from './orders'
import { payPalSubscriptions } from './subscriptions'

const RefundReply = z.object({ id: z.string(), status: z.string() })
const RefundDetails = RefundReply.extend({ amount: PayPalMoney, links: Links })
const failedRefundStatuses = new Set(['FAILED', 'CANCELLED'])
const isPendingRefund = (status: string) => status !== 'COMPLETED' && !failedRefundStatuses.has(status)

/**
 * PayPal: orders v2 for single payments, billing subscriptions for recurring ones. Our server creates both with our amount and slug, so the browser cannot
 * change them.
 */
export function payPal(config: PayPalConfig, deps: PayPalDeps): RawProvider {
  const client = payPalClient(config, deps)
  const orders = payPalOrders(client, config.merchantId)
  const subscriptions = payPalSubscriptions(client, config.merchantId, deps.now)
  const kindOf = ({ subscription }: PaymentIntent) => (subscription ? subscriptions : orders)
  const createPayment = (payment: NewPayment) =>
    payment.subscription ? subscriptions.create(payment, payment.subscription) : orders.create(payment)

  return {
    name: 'paypal',
    payee: config.merchantId,
    async start(payment) {
      // PayPal remembers a request id for hours only, so an existing payment is not created again.
      const reference = payment.reference ?? (await createPayment(payment))
      return { reference, step: { kind: 'paypal', payload: payloadOf(config, payment, reference) } }
    },
    createPlan: (plan) => subscriptions.makePlan(plan),
    status: (intent) => kindOf(intent).status(intent),
    capture: (intent) => (intent.subscription ? subscriptions.status(intent) : orders.capture(intent)),
    void: (intent) => kindOf(intent).void(intent),
    renewals: (intent) => subscriptions.renewals(intent),
    cancelSubscription: (intent) => subscriptions.end(intent),
    async refund(intent, { key, amount }) {
      const captureId = await kindOf(intent).captureId(intent)
      // Cancels the subscription first, so nothing renews after a full refund.
      const isFirst = intent.subscription !== null && intent.subscription.renewalOf === undefined
      if (isFirst && amount.cents === intent.amount.cents) await subscriptions.end(intent)
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      const reply = await client.request({
        method: 'POST',
        path,
        body: { amount: toPayPalMoney(amount) },
        requestId: `${intent.key}.refund.${key}`,
      })
      if (reply.status === 422 || reply.status === 400) throw new ProviderError('refused', { issue: issueOf(reply) })
      const { id: transaction, status } = readAs(RefundReply, reply)
      if (failedRefundStatuses.has(status)) throw new ProviderError('refused', { transaction, status })
      return { state: isPendingRefund(status) ? 'pending' : 'done', transaction }
    },
    async findRefund(intent, refund) {
      const reply = await client.request({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(refund)}` })
      if (reply.status === 404) return null
      const { status, amount, links } = readAs(RefundDetails, reply)
      const isOurs = linked(links, 'v2/payments/captures') === (await kindOf(intent).captureId(intent))
      if (!isOurs) return null
      if (isPendingRefund(status)) return { state: 'pending', amount }
      return { state: status === 'COMPLETED' ? 'done' : 'failed', amount }
    },
    verifyWebhook: (body, headers) => verifyPayPalWebhook(client, config.webhookId, deps.now(), { body, headers }),
    readReturn(query) {
      const reference = query.get('subscription_id') ?? query.get('token')
      if (!reference) throw new ProviderError('forged')
      return { id: `return ${reference}`, reference }
    },
  }
}

function payloadOf({ clientId }: PayPalConfig, { subscription, amount }: NewPayment, reference: string) {
  const options: Record<string, string> = subscription ? { vault: 'true', intent: 'subscription' } : { intent: 'capture' }
  const query = new URLSearchParams({ 'client-id': clientId, currency: amount.currency, components: 'buttons', ...options })
  return {
    isSubscription: subscription !== null,
    plan_id: subscription?.planId ?? '',
    quantity: subscription?.quantity ?? 1,
    orderId: reference,
    total: fromCents(amount.cents),
    scriptUrl: `https://www.paypal.com/sdk/js?${query}`,
  }
}
