import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz } from './columns'
import { orders } from './order'
import { orderEdits } from './order-edit'

/**
 * One attempt to pay an order, or the difference of an edit of it. `settled`: it paid that. `surplus`: an overpayment that is refunded. `suspect`: the provider
 * reports another amount, payee or order, which a person must check.
 */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The proposed edit whose difference it pays; null: it pays the order itself (docs/rules/orders.md#edit-difference). */
    editId: integer().references(() => orderEdits.id, { onDelete: 'cascade' }),
    /** A ProviderName of server/adapters/payment/port.ts. */
    provider: text().notNull(),
    state: text({ enum: ['open', 'settled', 'failed', 'voided', 'refunded', 'surplus', 'suspect'] }).notNull(),
    amountCents: cents().notNull(),
    /** The sum of its refunds, kept by a trigger (refund-sum.sql). */
    refundedCents: cents().notNull().default(0),
    currency: text().notNull(),
    /** The provider's ids of the payment and of its transaction. */
    providerReference: text(),
    transaction: text(),
    /** The provider's plan id ('' until it exists), our plan as ordered, and the subscription that a later charge renews; null: single payment. */
    subscription: jsonb().$type<{ planId: string; quantity: number; renewalOf?: string; ofPlan?: OrderedPlan }>(),
    /** Return URLs, the reason of a failure or suspicion, and the provider's last answer. */
    detail: jsonb().$type<IntentDetail>().notNull().default({}),
    /** When the sweep polls the provider again; null: never. */
    nextCheckAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    unique().on(t.provider, t.providerReference),
    // docs/rules/data.md#payment-uniqueness
    unique('payment_intents_transaction').on(t.provider, t.transaction),
    uniqueIndex('payment_intents_paid')
      .on(t.orderId, sql`coalesce(${t.editId}, 0)`)
      .where(sql`${t.state} = 'settled'`),
    uniqueIndex('payment_intents_open')
      .on(t.orderId, sql`coalesce(${t.editId}, 0)`)
      .where(sql`${t.state} = 'open'`),
    index('payment_intents_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    check('payment_intents_cents', sql`${t.amountCents} >= 0`),
    // docs/rules/data.md#refund-sum
    check('payment_intents_refunded', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
)

/** A copy: the plan may be deleted or cost something else at the next charge. */
type OrderedPlan = { id: number; everyMonths: number; cents: number }

type IntentDetail = {
  success?: string
  failure?: string
  reason?: string
  mismatch?: Record<string, unknown>
  /** Whether the payment was pending in the provider's last answer. */
  isPending?: boolean
  /** The order's payment method (a PaymentSnapshot) while this payment was its own, once the buyer has chosen another. */
  method?: Record<string, unknown>
  /** ISO time since which the provider has not answered about an expired order. */
  silentSince?: string
}

/** Refunds: decided in a transaction, carried out after it (docs/rules/data.md#refund-key). */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    intentId: integer()
      .notNull()
      .references(() => paymentIntents.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    amountCents: cents().notNull(),
    /** `pending`: the provider accepted it; `failed`: it refused, and a person must refund; `manual`: no provider took the money, so a person must. */
    state: text({ enum: ['due', 'pending', 'done', 'failed', 'manual'] })
      .notNull()
      .default('due'),
    transaction: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique().on(t.intentId, t.key),
    check('payment_refunds_cents', sql`${t.amountCents} > 0`),
    index('payment_refunds_due')
      .on(t.intentId)
      .where(sql`${t.state} = 'due'`),
  ],
)

/** Webhook events that were received. `eventId` is the provider's; a repeated one changes nothing (docs/rules/payments.md#webhook-once). */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    reference: text(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index().on(t.receivedAt)],
)
