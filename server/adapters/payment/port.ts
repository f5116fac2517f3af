import type { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'

export type ProviderName = 'bankTransfer' | 'cashOnDelivery' | 'hostedForm' | 'paypal'

/** `currency` is its ISO 4217 code. */
export type Amount = { cents: number; currency: string }

/** A row of payment_intents as a provider sees it. */
export type PaymentIntent = {
  /** Ours at the provider: unguessable, never used again, not even after a restored database (`intentKey`). Unsafe calls are named by it. */
  key: string
  orderSlug: string
  /** For people and for bookkeeping. */
  orderNumber: string
  amount: Amount
  /** The provider's own id of the payment; null until `start` has given one. */
  reference: string | null
  /** The subscription plan at the provider, or null for a single payment. */
  subscription: ProviderSubscription | null
}

/** `renews`: this is one of its later charges; then it is the subscription's id at the provider, and the intent's `reference` is the charge. */
type ProviderSubscription = { planId: string; quantity: number; renews?: string }

/** A subscription's plan that the provider shall have from now on: `price` every so many months, until somebody ends it. */
export type NewPlan = { key: string; name: string; everyMonths: number; price: Amount }

export type NewPayment = PaymentIntent & {
  shopper: { email: string }
  /** Absolute addresses of ours: where the shopper comes back to, and where the provider may tell us what happened. */
  urls: { success: string; failure: string; webhook: string }
}

/** What the browser does next. */
export type BrowserStep = { kind: 'none' } | { kind: 'form'; form: HostedForm } | { kind: 'paypal'; payload: PayPalPayload }

/** `reference` belongs into the intent's row before the browser hears of `step`. */
type StartedPayment = { reference: string | null; step: BrowserStep }

/** What the provider says the payment is: compared with ours before anything is believed. `transaction` is the provider's id of the money's move. */
export type ReportedPayment = { amount: Amount; payee: string; orderSlug: string; transaction: string }

/**
 * Where a payment stands. `open`: nobody has decided, or, where it `isMoving`, the money is on its way; ask again. `approved`: the shopper agreed
 * and no money has moved; `capture` moves it. `settled`: the money is ours. `failed`: there will be none. `refunded`: all of it went back.
 */
export type PaymentStatus =
  | { state: 'open'; isMoving?: boolean }
  | { state: 'approved' | 'settled' | 'refunded'; facts: ReportedPayment }
  | { state: 'failed'; reason: string }

/** `key` makes a repeated refund the same refund; another part of the money needs another key. */
type Refund = { key: string; amount: Amount }
type Refunded = { state: 'done' | 'pending'; transaction: string }
/** A refund as its provider tells of it; `failed`: it came to nothing. */
type ProviderRefund = { state: 'done' | 'pending' | 'failed'; amount: Amount }

/**
 * Something a provider told us unasked, or a browser brought back. It only says which payment to ask about; what happened is what `status`
 * answers, so late, repeated and reordered notices need no care (faults 20). `reference` is null for news that are about no payment, or that
 * say only which move of money they are about: then there is its `transaction`, which also tells one charge of a subscription from another.
 * `refund` is the provider's id of money that went back; `dispute` is its id of the buyer's complaint about what they paid, which people settle there.
 */
export type WebhookEvent = { id: string; reference: string | null; transaction?: string; refund?: string; dispute?: Dispute }
export type Dispute = { id: string; isOver: boolean }

/** What a subscription has charged after its first payment, oldest first, and whether it charges no more. `isBack`: all of that money went back. */
export type Renewals = { charges: readonly { id: string; isBack: boolean }[]; isOver: boolean }

/**
 * One way of being paid. Every call but `readReturn` goes over the network, so none may be made inside a database transaction (faults 33).
 * All of them throw a PaymentError and nothing else.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Names the payment at the provider. The same intent again gives the same reference. Throws `noPlan` where a subscription's is not what we sell. */
  start(payment: NewPayment): Promise<StartedPayment>
  /** Has a plan made and gives its id there; the same key again is the same plan. Only who renews subscriptions can. */
  createPlan?(plan: NewPlan): Promise<string>
  /** The truth about a payment, asked by the return page, the webhook and the sweep. */
  status(intent: PaymentIntent): Promise<PaymentStatus>
  /** Moves the money of an approved payment; of any other it answers where that stands. Safe to repeat. */
  capture(intent: PaymentIntent): Promise<PaymentStatus>
  /** Gives settled money back, all or a part. Safe to repeat. */
  refund(intent: PaymentIntent, refund: Refund): Promise<Refunded>
  /** A refund that we know by its id there; null when it is of another payment. Only who tells of refunds can. */
  findRefund?(intent: PaymentIntent, refund: string): Promise<ProviderRefund | null>
  /** Gives an open or approved payment up. Throws `refused` when money has moved meanwhile: then `refund`. */
  void(intent: PaymentIntent): Promise<void>
  /** The later charges of a subscription, each of which pays an order of its own. */
  renewals(subscription: PaymentIntent): Promise<Renewals>
  /** Has a subscription charge nothing more; what it has charged stays. Safe to repeat. Only who renews subscriptions can. */
  cancelSubscription?(subscription: PaymentIntent): Promise<void>
  /** Throws `forged` unless the signature over the raw body is the provider's. */
  verifyWebhook(body: Buffer, headers: Headers): Promise<WebhookEvent>
  /** Reads the address that the shopper came back by. Throws `forged` when it is not the provider's. */
  readReturn(query: URLSearchParams): WebhookEvent
}

/** The name of an intent at its provider. `id` is its row's. */
export function intentKey(orderSlug: string, id: number): string {
  return `${orderSlug}.${id}`
}
