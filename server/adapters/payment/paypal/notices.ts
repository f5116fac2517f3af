import { z } from 'zod'
import { PaymentError } from '../payment-error'
import type { PaymentNotice } from '../port'
import { readAs, type PayPalClient } from './client'

/** What PayPal signs with, in the names of its verification call. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** PayPal tries for three days to deliver a notice. */
const oldestMs = 4 * 24 * 3600 * 1000

const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    sale_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    links: z.array(z.object({ href: z.string() })).optional(),
  }),
})
type Event = z.infer<typeof Event>

/** Asks PayPal whether it sent these very bytes. What lacks its headers, or is no JSON, is not worth the question. */
export async function verifyPayPalNotice(
  client: PayPalClient,
  webhookId: string,
  now: Date,
  notice: { body: Buffer; headers: Headers },
): Promise<PaymentNotice> {
  const signed = Object.entries(signatureHeaders).map(([name, header]): [string, string] => [name, notice.headers.get(header) ?? ''])
  const sentAt = Date.parse(notice.headers.get(signatureHeaders.transmission_time) ?? '')
  const isTimely = Math.abs(now.getTime() - sentAt) <= oldestMs
  const text = notice.body.toString('utf8')
  if (signed.some(([, value]) => value === '') || !isTimely || !isJsonObject(text)) throw new PaymentError('forged')

  // The event stands last and as it came: PayPal's signature is over the bytes, not over the meaning.
  const question = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId })
  const rawBody = `${question.slice(0, -1)},"webhook_event":${text}}`
  const reply = await client.ask({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', rawBody })
  const { verification_status } = readAs(z.object({ verification_status: z.string() }), reply)
  if (verification_status !== 'SUCCESS') throw new PaymentError('forged')

  const event = Event.safeParse(JSON.parse(text))
  if (!event.success) throw new PaymentError('forged', { reason: 'unreadable' })
  const reference = referenceOf(event.data)
  return { id: event.data.id, reference, transaction: reference === null ? captureOf(event.data) : undefined }
}

/** Only whether the bytes may stand in our question; nothing is read from them yet. */
function isJsonObject(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Our reference is PayPal's order or subscription; the news may be about one of their payments. */
function referenceOf({ event_type, resource }: Event): string | null {
  if (/^(CHECKOUT\.ORDER|BILLING\.SUBSCRIPTION)\./.test(event_type)) return resource.id ?? null
  if (event_type.startsWith('PAYMENT.SALE.')) return resource.billing_agreement_id ?? resource.sale_id ?? null
  return resource.supplementary_data?.related_ids?.order_id ?? null
}

/** Money that goes back is told of as a refund, which names the capture that it was moved by in a link, and no order. */
function captureOf({ resource: { links = [] } }: Event): string | undefined {
  const [capture] = links.flatMap(({ href }) => /\/v2\/payments\/captures\/([^/?]+)$/.exec(href)?.[1] ?? [])
  return capture
}
