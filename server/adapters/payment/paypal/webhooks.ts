import { z } from 'zod'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { Dispute, WebhookEvent } from '@/server/adapters/payment/port'
import { readAs, type PayPalClient } from './client'
import { linked, Links } from './shapes'

/** Signature headers, by their names in the verification call. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** PayPal retries a webhook for three days. */
const maxAgeMs = 4 * 24 * 3600 * 1000

const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    sale_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    dispute_id: z.string().optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
    links: Links,
  }),
})
type Event = z.infer<typeof Event>

/** Asks PayPal to verify these bytes. Messages without its headers or valid JSON are refused without asking (docs/rules/payments.md#webhook-verification). */
export async function verifyPayPalWebhook(
  client: PayPalClient,
  webhookId: string,
  now: Date,
  message: { body: Buffer; headers: Headers },
): Promise<WebhookEvent> {
  const signed = Object.entries(signatureHeaders).map(([name, header]): [string, string] => [name, message.headers.get(header) ?? ''])
  const sentAt = Date.parse(message.headers.get(signatureHeaders.transmission_time) ?? '')
  const isTimely = Math.abs(now.getTime() - sentAt) <= maxAgeMs
  const text = message.body.toString('utf8')
  if (signed.some(([, value]) => value === '') || !isTimely || !isJsonObject(text)) throw new ProviderError('forged')

  // The event is inserted unchanged: PayPal's signature covers the bytes.
  const verification = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId })
  const rawBody = `${verification.slice(0, -1)},"webhook_event":${text}}`
  const reply = await client.request({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', rawBody })
  const { verification_status } = readAs(z.object({ verification_status: z.string() }), reply)
  if (verification_status !== 'SUCCESS') throw new ProviderError('forged')

  const event = Event.safeParse(JSON.parse(text))
  if (!event.success) throw new ProviderError('forged', { reason: 'unreadable' })
  return { id: event.data.id, ...subjectOf(event.data) }
}

/** Only checks that the bytes can be embedded; nothing is read from them yet. */
function isJsonObject(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * Extracts the payment an event is about. A refund names what it refunds: a capture in a link, a subscription's charge by its sale id, or, when PayPal
 * reversed it, the sale is the resource.
 */
function subjectOf({ event_type, resource }: Event): Omit<WebhookEvent, 'id'> {
  const { id, links, billing_agreement_id, sale_id, supplementary_data, dispute_id, disputed_transactions } = resource
  const dispute = dispute_id === undefined ? undefined : disputeOf(event_type, dispute_id)
  if (dispute) return { reference: null, transaction: disputed_transactions?.[0]?.seller_transaction_id, dispute }
  if (/^(CHECKOUT\.ORDER|BILLING\.SUBSCRIPTION)\./.test(event_type)) return { reference: id ?? null }
  const isRefund = /\.(REFUNDED|REVERSED)$/.test(event_type)
  const refund = isRefund ? (linked(links, 'payments/refunds?') ?? id) : undefined
  if (event_type.startsWith('PAYMENT.SALE.')) {
    const sale = sale_id ?? linked(links, 'v1/payments/sale') ?? id
    return { reference: billing_agreement_id ?? null, ...(isRefund ? { transaction: sale, refund } : {}) }
  }
  const orderId = supplementary_data?.related_ids?.order_id ?? linked(links, 'v2/checkout/orders')
  return { reference: orderId ?? null, transaction: linked(links, 'v2/payments/captures'), refund }
}

/** Updates between start and end are ignored. */
function disputeOf(event_type: string, id: string): Dispute | undefined {
  if (event_type === 'CUSTOMER.DISPUTE.CREATED') return { id, isOver: false }
  return event_type === 'CUSTOMER.DISPUTE.RESOLVED' ? { id, isOver: true } : undefined
}
