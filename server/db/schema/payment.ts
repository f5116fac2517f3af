import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz } from './columns'
import { orders } from './order'

/**
 * One try to get an order paid. `settled`: this is the money of the order. `surplus`: money came that the order has no use for, and goes back.
 * `suspect`: the provider speaks of another amount, payee or order; a person must look.
 */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A ProviderName of server/adapters/payment/port.ts. */
    provider: text().notNull(),
    state: text({ enum: ['open', 'settled', 'failed', 'voided', 'refunded', 'surplus', 'suspect'] }).notNull(),
    amountCents: cents().notNull(),
    currency: text().notNull(),
    /** The provider's id of the payment, and of the money's move. */
    providerReference: text(),
    transaction: text(),
    /**
     * The plan at the provider ('' as long as it is not made there), our own as it was ordered, and for a later charge the subscription that it
     * renews; null for a single payment.
     */
    subscription: jsonb().$type<{ planId: string; quantity: number; renews?: string; ofPlan?: OrderedPlan }>(),
    /** Where the shopper comes back to, why it failed or is suspect, and what its provider said last. */
    detail: jsonb().$type<IntentDetail>().notNull().default({}),
    /** When the sweep asks the provider again; null: there is nothing to ask. */
    nextCheckAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    unique().on(t.provider, t.providerReference),
    // Money that moved once pays once (faults 19), an order is paid once, and one try at a time is open.
    unique('payment_intents_transaction').on(t.provider, t.transaction),
    uniqueIndex('payment_intents_paid')
      .on(t.orderId)
      .where(sql`${t.state} = 'settled'`),
    uniqueIndex('payment_intents_open')
      .on(t.orderId)
      .where(sql`${t.state} = 'open'`),
    index('payment_intents_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    check('payment_intents_cents', sql`${t.amountCents} >= 0`),
  ],
)

/** Its row may be gone by the next try, or cost otherwise. */
type OrderedPlan = { id: number; everyMonths: number; cents: number }

type IntentDetail = {
  success?: string
  failure?: string
  reason?: string
  mismatch?: Record<string, unknown>
  /** Its money was on the way when the provider last answered. */
  isMoving?: boolean
  /** Since when the provider does not answer about an order that has lapsed, as ISO says it. */
  silentSince?: string
}

/** Money that goes back, decided in a transaction and carried out after it. The key makes it the same refund however often it is tried. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    intentId: integer()
      .notNull()
      .references(() => paymentIntents.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    amountCents: cents().notNull(),
    /** `pending`: the provider has it and is not done; `failed`: it refused, and a person must pay back. */
    state: text({ enum: ['due', 'pending', 'done', 'failed'] })
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

/** What providers told us unasked; the same notice again changes nothing (faults 20). */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text().notNull(),
    noticeId: text().notNull(),
    reference: text(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.noticeId] }), index().on(t.receivedAt)],
)
