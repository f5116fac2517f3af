import type { Locale } from '@/lib/i18n/routing'
import type { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'

export type ProviderName = 'bankTransfer' | 'cashOnDelivery' | 'hostedForm' | 'paypal'

/** `currency`: ISO 4217. */
export type Amount = { cents: number; currency: string }

/** A payment intent as a provider sees it. */
export type PaymentIntent = {
  /** Our name for the payment: unguessable and never reused, not even after a restored backup (`intentKey`). Unsafe calls use it as idempotency key. */
  key: string
  orderSlug: string
  orderNumber: string
  /** The edit of the order whose difference it pays; null: the order itself. */
  editId: number | null
  amount: Amount
  /** The provider's id of the payment; null until `start` returned one. */
  reference: string | null
  /** The subscription at the provider, or null for a single payment. */
  subscription: ProviderSubscription | null
}

/**
 * `renewalOf`: the subscription's id, if this payment is one of its later charges; `reference` is then the charge. `tax`: instead of the plan's, in percent
 * (docs/rules/payments.md#celero-tax).
 */
type ProviderSubscription = { planId: string; quantity: number; renewalOf?: string; tax?: { percentage: number; inclusive: boolean } }

/** A plan to create at the provider: `price` every `everyMonths` months. */
export type NewPlan = { key: string; name: string; everyMonths: number; price: Amount }

export type NewPayment = PaymentIntent & {
  /** `locale`: the language of the order. */
  shopper: { email: string; locale: Locale }
  /** Absolute URLs of this shop: the shopper's return, and the provider's webhooks. */
  urls: { success: string; failure: string; webhook: string }
}

export type BrowserStep = { kind: 'none' } | { kind: 'form'; form: HostedForm } | { kind: 'paypal'; payload: PayPalPayload }

/** Store `reference` before the browser gets `step`. */
type StartedPayment = { reference: string | null; step: BrowserStep }

/** The payment as the provider reports it, checked against ours. `transaction` is the provider's id of the money movement. */
export type ReportedPayment = { amount: Amount; payee: string; orderSlug: string; transaction: string }

/**
 * `open`: undecided; with `isPending`, money is on the way. `approved`: the shopper agreed, `capture` takes the money. `settled`: the money is ours.
 * `failed`: no money will come. `refunded`: all of it was refunded.
 */
export type PaymentStatus =
  | { state: 'open'; isPending?: boolean }
  | { state: 'approved' | 'settled' | 'refunded'; reported: ReportedPayment }
  | { state: 'failed'; reason: string }

/** `key`: the same key is the same refund. */
type Refund = { key: string; amount: Amount }
type Refunded = { state: 'done' | 'pending'; transaction: string }
/** A refund as the provider reports it. */
type ProviderRefund = { state: 'done' | 'pending' | 'failed'; amount: Amount }

/**
 * A webhook or a browser's return; it only identifies a payment (docs/rules/payments.md#provider-is-the-truth). `reference`: null if the event has
 * only a `transaction`. `refund`: the provider's id of a refund.
 */
export type WebhookEvent = { id: string; reference: string | null; transaction?: string; refund?: string; dispute?: Dispute }
export type Dispute = { id: string; isOver: boolean }

/** Charges after the first payment, oldest first, and whether the subscription has ended. `isRefunded`: in full. */
export type Renewals = { charges: readonly { id: string; isRefunded: boolean }[]; hasEnded: boolean }

/**
 * One payment provider. Every call but `readReturn` goes over the network, so none may run inside a database transaction
 * (docs/rules/payments.md#no-call-in-transaction). All throw ProviderError and nothing else.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Creates the payment at the provider; the same intent returns the same reference. Throws `noPlan` if the subscription's plan does not match. */
  start(payment: NewPayment): Promise<StartedPayment>
  /** Creates a plan and returns its id; the same key is the same plan. */
  createPlan?(plan: NewPlan): Promise<string>
  /** Reports a payment's status. */
  status(intent: PaymentIntent): Promise<PaymentStatus>
  /** Captures an approved payment; returns the status of any other. Safe to repeat. */
  capture(intent: PaymentIntent): Promise<PaymentStatus>
  /** Refunds settled money, all or a part. Safe to repeat. */
  refund(intent: PaymentIntent, refund: Refund): Promise<Refunded>
  /** Finds a refund by its id; null if it belongs to another payment. */
  findRefund?(intent: PaymentIntent, refund: string): Promise<ProviderRefund | null>
  /** Voids an open or approved payment. Throws `refused` if money has moved; then `refund` it. */
  void(intent: PaymentIntent): Promise<void>
  /** Later charges of a subscription; each pays an order of its own. */
  renewals(subscription: PaymentIntent): Promise<Renewals>
  /** Cancels further charges; past ones stay. Safe to repeat. */
  cancelSubscription?(subscription: PaymentIntent): Promise<void>
  /** Verifies the signature over the raw body. Throws `forged`. */
  verifyWebhook(body: Buffer, headers: Headers): Promise<WebhookEvent>
  /** Reads the URL of the browser's return. Throws `forged`. */
  readReturn(query: URLSearchParams): WebhookEvent
}

/** The intent's name at its provider. `id`: its row's id. */
export function intentKey(orderSlug: string, id: number): string {
  return `${orderSlug}.${id}`
}
