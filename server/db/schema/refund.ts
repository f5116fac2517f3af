import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, createdAt, id } from './columns'
import { invoices } from './invoice'
import { orders } from './order'
import { paymentRefunds } from './payment'
import { orderReturns } from './return'

/** What staff refunded by lines, delivery or amount (docs/rules/after-sale.md#office-refund-parts); its money is the row of `payment_refunds`. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The first of its rows; those of other payments have the same key. */
    paymentRefundId: integer()
      .notNull()
      .unique()
      .references(() => paymentRefunds.id, { onDelete: 'cascade' }),
    /** The return whose pieces it pays; their stock moved when they were received. */
    returnId: integer().references(() => orderReturns.id),
    /** The credit note; null where the order has no invoice. */
    invoiceId: integer().references(() => invoices.id),
    at: createdAt(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    /** Returned pieces by line, and whether they went back to stock. */
    lines: jsonb().$type<{ lineId: number; quantity: number; restock: boolean }[]>().notNull(),
    /** The refunded cents by what they are for; they add up to the total. */
    linesCents: cents().notNull(),
    deliveryCents: cents().notNull(),
    amountCents: cents().notNull(),
    totalCents: cents().notNull(),
    /** The refunded parts as lines of a credit note, for the VAT of later refunds. */
    credited: jsonb().$type<CreditedLine[]>().notNull(),
    /** The buyer's account for a refund by hand, '' without one. */
    iban: text().notNull().default(''),
  },
  (t) => [
    index().on(t.orderId),
    check('order_refunds_total', sql`${t.totalCents} = ${t.linesCents} + ${t.deliveryCents} + ${t.amountCents} and ${t.totalCents} > 0`),
    check('order_refunds_parts', sql`least(${t.linesCents}, ${t.deliveryCents}, ${t.amountCents}) >= 0`),
  ],
)

type CreditedLine = {
  lineId: number | null
  isPaymentFee: boolean
  name: string
  sku: string
  quantity: number
  unitCents: number
  discountCents: number
  vatRate: number
  grossCents: number
  vatCents: number
}
