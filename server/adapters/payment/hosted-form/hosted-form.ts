import type { z } from 'zod'
import { isAllowedPaymentUrl } from '@/lib/routing/payment-url'
import type { RawProvider } from '../guard-provider'
import type { CallHttp } from '@/server/adapters/http/http-call'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { NewPayment, PaymentStatus, PaymentIntent } from '../port'
import { formFields, GatewayWebhook, GatewayPayment, type StatusRequest, type RefundRequest, returnFields } from './messages'
import { isSignedBody, isSignedForm, signatureHeader, signBody, signFields, type GatewayKey } from './signature'

export type GatewayConfig = GatewayKey & {
  merchant: string
  /** The form's target. */
  action: string
  /** Base of the server calls: `${url}/status`, `/refund`, `/void`. */
  url: string
  /** Origins allowed as the form's target. */
  origins: readonly string[]
}

type Deps = { call: CallHttp; now: () => Date }

/**
 * A bank's hosted payment page: a signed form opens it, a signed URL returns, a signed webhook follows (docs/rules/payments.md#hosted-form). The reference is
 * the intent's key, so it exists before the bank is called.
 */
export function hostedForm(config: GatewayConfig, { call, now }: Deps): RawProvider {
  async function request(path: 'status' | 'refund' | 'void', payload: z.infer<typeof StatusRequest> | z.infer<typeof RefundRequest>) {
    const body = JSON.stringify(payload)
    const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(body, now(), config) }
    const reply = await call({ method: 'POST', url: `${config.url}/${path}`, headers, body, isRepeatable: true })
    if (reply.status === 409) throw new ProviderError('refused', { path, reference: payload.reference })
    if (reply.status !== 200) throw new ProviderError('unavailable', { path, status: reply.status })
    if (!isSignedBody(reply.body, reply.headers.get(signatureHeader), now(), config)) {
      throw new ProviderError('unavailable', { path, reason: 'unsigned answer' })
    }
    const parsed = GatewayPayment.safeParse(parseJson(reply.body))
    if (!parsed.success) throw new ProviderError('unavailable', { path, reason: 'unreadable answer' }, parsed.error)
    if (parsed.data.reference !== payload.reference)
      throw new ProviderError('unavailable', { path, reason: 'answer about another payment' })
    return parsed.data
  }

  async function status({ key }: PaymentIntent) {
    return answerOf(await request('status', { merchant: config.merchant, reference: key }))
  }

  return {
    name: 'hostedForm',
    payee: config.merchant,
    async start(payment) {
      return { reference: payment.key, step: { kind: 'form', form: formOf(config, payment) } }
    },
    status,
    // The bank captures when the shopper approves.
    capture: status,
    async refund({ key: reference }, { key, amount }) {
      await request('refund', { merchant: config.merchant, reference, key, amount: amount.cents })
      return { state: 'done', transaction: key }
    },
    async void({ key }) {
      await request('void', { merchant: config.merchant, reference: key })
    },
    renewals: () => Promise.resolve({ charges: [], hasEnded: true }),
    async verifyWebhook(body, headers) {
      if (!isSignedBody(body, headers.get(signatureHeader), now(), config)) throw new ProviderError('forged')
      const parsed = GatewayWebhook.safeParse(parseJson(body))
      if (!parsed.success) throw new ProviderError('forged', { reason: 'unreadable' })
      return parsed.data
    },
    readReturn(query) {
      const fields = returnFields.map((name) => [name, query.get(name) ?? ''] as const)
      const reference = query.get('reference') ?? ''
      if (reference === '' || !isSignedForm(fields, query.get('signature') ?? '', config)) throw new ProviderError('forged')
      return { id: `return ${reference}`, reference }
    },
  }
}

function formOf(config: GatewayConfig, { key, orderSlug, orderNumber, amount, shopper, urls }: NewPayment) {
  if (!isAllowedPaymentUrl(config.action, config.origins)) throw new ProviderError('refused', { action: config.action })
  const values: Record<(typeof formFields)[number], string> = {
    version: '1',
    merchant: config.merchant,
    reference: key,
    order: orderSlug,
    number: orderNumber,
    amount: String(amount.cents),
    currency: amount.currency,
    language: shopper.locale,
    email: shopper.email,
    success_url: urls.success,
    failure_url: urls.failure,
    notice_url: urls.webhook,
  }
  const signature = signFields(
    formFields.map((name) => [name, values[name]]),
    config,
  )
  return { action: config.action, method: 'POST' as const, fields: { ...values, signature } }
}

function answerOf(payment: GatewayPayment): PaymentStatus {
  const { merchant: payee, order: orderSlug, transaction, currency, amount } = payment
  const reported = { amount: { cents: amount, currency }, payee, orderSlug, transaction }
  switch (payment.state) {
    case 'unknown':
    case 'waiting':
      return { state: 'open' }
    case 'approving':
      return { state: 'open', isPending: true }
    case 'approved':
      return { state: payment.refunded >= amount ? 'refunded' : 'settled', reported }
    case 'declined':
    case 'cancelled':
      return { state: 'failed', reason: payment.state }
  }
  payment.state satisfies never
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
