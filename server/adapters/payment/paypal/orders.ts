import { z } from 'zod'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { NewPayment, PaymentStatus, PaymentIntent } from '../port'
import { issueOf, readAs, type PayPalClient } from './client'
import { PayPalMoney, toPayPalMoney } from './shapes'

const Capture = z.object({ id: z.string(), status: z.string(), amount: PayPalMoney })

const Order = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: PayPalMoney,
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(Capture).optional() }).optional(),
      }),
    )
    .length(1),
})
type Order = z.infer<typeof Order>

/** Single payments by PayPal's orders API v2 with intent CAPTURE: the shopper approves in PayPal's window, our server captures. */
export function payPalOrders(client: PayPalClient, merchantId: string) {
  async function find(intent: PaymentIntent): Promise<Order | null> {
    if (!intent.reference) return null
    const reply = await client.request({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(intent.reference)}` })
    // PayPal deletes orders that were never paid.
    return reply.status === 404 ? null : readAs(Order, reply)
  }

  async function status(intent: PaymentIntent): Promise<PaymentStatus> {
    const order = await find(intent)
    return order ? statusOf(order) : { state: 'failed', reason: 'not found' }
  }

  return {
    status,

    async create({ key, orderSlug, orderNumber, editId, amount, urls }: NewPayment): Promise<string> {
      const unit = {
        custom_id: orderSlug,
        // docs/rules/payments.md#paypal-invoice-id
        invoice_id: `${orderNumber}-${orderSlug.slice(0, 8)}${editId === null ? '' : `-e${editId}`}`,
        payee: { merchant_id: merchantId },
        amount: toPayPalMoney(amount),
      }
      const context = { user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING', return_url: urls.success, cancel_url: urls.failure }
      const body = { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context: context } } }
      const reply = await client.request({ method: 'POST', path: '/v2/checkout/orders', body, requestId: key })
      if (reply.status === 422 || reply.status === 400) throw new ProviderError('refused', { issue: issueOf(reply) })
      return readAs(z.object({ id: z.string().min(1) }), reply).id
    },

    /**
     * PayPal may fail the second of two concurrent captures and refuses repeated ones; then the order's status decides. If no money moved, PayPal's refusal
     * ends the payment.
     */
    async capture(intent: PaymentIntent): Promise<PaymentStatus> {
      const path = `/v2/checkout/orders/${encodeURIComponent(intent.reference ?? '')}/capture`
      const reply = await client.request({ method: 'POST', path, body: {}, requestId: `${intent.key}.capture` })
      if (reply.status < 300) return statusOf(readAs(Order, reply))
      const reason = issueOf(reply)
      const now = await status(intent)
      const isUnmoved = now.state === 'approved' || (now.state === 'open' && !now.isPending)
      return reply.status === 422 && isUnmoved && !retryableIssues.has(reason) ? { state: 'failed', reason } : now
    },

    /** Not capturing an order voids it. */
    async void(intent: PaymentIntent): Promise<void> {
      const order = await find(intent)
      const moving = order && capturesOf(order).find(({ status }) => status !== 'DECLINED' && status !== 'FAILED')
      if (moving) throw new ProviderError('refused', { capture: moving.status })
    },

    /** The capture to refund; a repeated refund needs it after it was refunded, too. */
    async captureId(intent: PaymentIntent): Promise<string> {
      const order = await find(intent)
      const captures = order ? capturesOf(order) : []
      const done = captures.find(({ status }) => capturedStatuses.has(status)) ?? captures.find(({ status }) => status === 'REFUNDED')
      if (!done) throw new ProviderError('refused', { reason: 'nothing was taken' })
      return done.id
    },
  }
}

const capturedStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED'])
/** Issues after which the order can still be paid. */
const retryableIssues = new Set(['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS', 'PAYER_ACTION_REQUIRED'])

function capturesOf(order: Order) {
  return order.purchase_units[0]?.payments?.captures ?? []
}

function statusOf(order: Order): PaymentStatus {
  const captures = capturesOf(order)
  const done = captures.find(({ status }) => capturedStatuses.has(status))
  if (done) return { state: 'settled', reported: reportedOf(order, done) }
  if (captures.some(({ status }) => status === 'PENDING')) return { state: 'open', isPending: true }
  const refundedCapture = captures.find(({ status }) => status === 'REFUNDED')
  if (refundedCapture) return { state: 'refunded', reported: reportedOf(order, refundedCapture) }
  if (captures.length > 0) return { state: 'failed', reason: captures[0]?.status ?? '' }
  switch (order.status) {
    case 'APPROVED':
      return { state: 'approved', reported: reportedOf(order) }
    case 'VOIDED':
      return { state: 'failed', reason: 'VOIDED' }
    default:
      // CREATED, SAVED, PAYER_ACTION_REQUIRED and unknown statuses: no money has moved.
      return { state: 'open' }
  }
}

function reportedOf(order: Order, capture?: z.infer<typeof Capture>) {
  const unit = order.purchase_units[0]
  if (!unit) throw new ProviderError('unavailable', { reason: 'an order of nothing' })
  return {
    amount: capture?.amount ?? unit.amount,
    payee: unit.payee?.merchant_id ?? '',
    orderSlug: unit.custom_id ?? '',
    transaction: capture?.id ?? order.id,
  }
}
